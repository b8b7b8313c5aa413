/** Options gathered at the pieces where they are chosen. */

import type { Option } from '../lib/api';
import type { Target } from './game';

export interface Group {
  target: Target | null;
  options: Option[];
  /** Which key focuses it, 1 to 9, or 0. */
  key: number;
}

const KEYS = 9;

/** Groups at pieces first, then each option without a piece by itself. */
export function groupOptions(
  options: readonly Option[],
  targetOf: (option: Option) => Target | null,
): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) {
    const target = targetOf(option);
    const group = groups.get(target ?? option.key);
    if (group) group.options.push(option);
    else groups.set(target ?? option.key, { target, options: [option], key: 0 });
  }
  const list = [...groups.values()];
  const sorted = [...list.filter((one) => one.target), ...list.filter((one) => !one.target)];
  sorted.forEach((group, index) => (group.key = index < KEYS ? index + 1 : 0));
  return sorted;
}
