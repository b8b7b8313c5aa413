/** What beginners regret, said before it is done: never in the way, and not for ever. */

import type { Preview } from '../lib/api';

/** How often the coach warns of the same mistake. */
export const WARNINGS = 2;

export type Mistake = NonNullable<Preview['mistakes']>[number];

/** The first mistake that all of these options would be; undefined as long as nobody knows. */
export function sharedMistake(
  previews: readonly (Preview | undefined)[],
): Mistake | null | undefined {
  const known = previews.filter((one) => one !== undefined);
  if (known.length < previews.length || known.length === 0) return undefined;
  const [first, ...others] = known;
  const shared = first?.mistakes?.find(({ key }) =>
    others.every((one) => one.mistakes?.some((mistake) => mistake.key === key)),
  );
  return shared ?? null;
}
