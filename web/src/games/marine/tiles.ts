/** What the map and the list say of a hex. */

import { stacksOn, tokensOn } from './planet';
import { kindAt, type MarineText } from './text';
import type { Hex, MarineView } from './view';
import { say } from './words';

/** The whole hex in a sentence. */
export function hexLabel(text: MarineText, view: MarineView, hex: Hex): string {
  const kind = kindAt(view, hex);
  if (kind === undefined) return say('hex-empty', { hex: text.hex(hex) });
  const species = stacksOn(view, hex).map(({ animal, number, thrives }) =>
    say('stack-of-species', {
      animal: text.animal(animal),
      number,
      state: thrives ? 'thriving' : 'endangered',
    }),
  );
  const elements = tokensOn(view, hex).map(({ element }) => text.element(element));
  return say('hex-label', {
    tile: text.tile(hex, kind),
    species: species.join('; ') || say('nobody'),
    elements: text.counted(elements),
  });
}
