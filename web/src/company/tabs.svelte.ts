/** What the bar of pages knows, wherever it is shown. */

/** At how many tables it is the reader's turn, as far as it was last listed. */
export const waitingTurns = $state({ number: 0 });
