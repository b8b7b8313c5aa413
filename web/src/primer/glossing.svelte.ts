/** The terms of the game that a page is about, and the one that is being explained. */

import { getContext, setContext } from 'svelte';
import type { Primer } from './primer';
import type { Term } from './terms';

export interface OpenTerm {
  term: Term;
  anchor: Element;
  /** Whether it was asked for, and not only looked at. */
  kept: boolean;
}

export class Glossing {
  /** Null until the game is known. */
  primer: Primer | null = $state.raw(null);
  open: OpenTerm | null = $state.raw(null);
  /** Whether all signs and words are shown. */
  legend = $state(false);

  constructor(primer: Primer | null = null) {
    this.primer = primer;
  }

  show(anchor: HTMLElement, kept: boolean): void {
    const term = this.primer?.terms.find(anchor.dataset['term'] ?? '');
    if (term && (this.open?.anchor !== anchor || kept !== this.open.kept)) {
      this.open = { term, anchor, kept };
    }
  }

  close(): void {
    this.open = null;
  }
}

/** Under which it is found by what stands within the page. */
export const GLOSSING = Symbol('glossing');

export function provideGlossing(glossing: Glossing): Glossing {
  return setContext(GLOSSING, glossing);
}

/** Undefined on pages that are about no game. */
export function useGlossing(): Glossing | undefined {
  return getContext<Glossing | undefined>(GLOSSING);
}
