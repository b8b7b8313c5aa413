/** A line of text that must not be cut: smaller type, then two lines, if it is too long. */

import type { Attachment } from 'svelte/attachments';

const STEPS = ['0', '1', '2'];

/** Says in `data-fit` how far the text within the element (its `p`) had to give way. */
export function fitting(text: string): Attachment<HTMLElement> {
  return (element) => {
    const line = element.querySelector('p');
    if (!line) return;
    const fit = (): void => {
      for (const step of STEPS) {
        element.dataset['fit'] = step;
        if (line.scrollWidth <= line.clientWidth) return;
      }
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(element);
    if (text) fit();
    return () => sizes.disconnect();
  };
}
