/** A line of text that must not be cut: smaller type, then two lines, if it is too long. */

import type { Attachment } from 'svelte/attachments';

const STEPS = ['0', '1', '2'];

/** Says in `data-fit` how far the text within the element (its `p`) had to give way. */
export function fitting(text: string): Attachment<HTMLElement> {
  return (element) => {
    const line = element.querySelector('p');
    if (!line || !text) return;
    const fit = (): void => {
      for (const step of STEPS) {
        if (element.dataset['fit'] !== step) element.dataset['fit'] = step;
        if (line.scrollWidth <= line.clientWidth) return;
      }
    };
    // It is called when all else has its place, too: to ask for sizes before that would cost each
    // new sentence a layout.
    const sizes = new ResizeObserver(fit);
    sizes.observe(element);
    return () => sizes.disconnect();
  };
}
