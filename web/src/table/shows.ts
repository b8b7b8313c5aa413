/** What the frame of a table shows at the moment, for the style sheets.
 *
 * `.frame:has(...)` would say the same, but makes the browser look through the whole page after
 * every change of it: most of the time between a click and the next picture. */

import type { Attachment } from 'svelte/attachments';

/** While the element is there, its frame has the class `shows-WORD` for each word that is said. */
export function shows(...words: (string | false | null | undefined)[]): Attachment {
  return (element) => {
    const frame = element.closest('.frame');
    const classes = words.flatMap((word) => (word ? `shows-${word}` : []));
    frame?.classList.add(...classes);
    return () => frame?.classList.remove(...classes);
  };
}
