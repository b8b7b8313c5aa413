/** Answers to what is wanted now. In an effect: `return latest(asked, take, fail)`. What comes when the
 * effect has run again, and something else is wanted, comes too late and is dropped. */
export function latest<T>(
  asked: Promise<T>,
  take: (answer: T) => void,
  fail: (error: unknown) => void,
): () => void {
  let late = false;
  asked.then(
    (answer) => {
      if (!late) take(answer);
    },
    (error: unknown) => {
      if (!late) fail(error);
    },
  );
  return () => {
    late = true;
  };
}
