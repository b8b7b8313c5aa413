/** The worker in which bots think and games are analysed: `trilobite.browser.thinking` in Python. */

import type { Asked, Thought } from './messages';
import { PACKS, startPython } from './python';

interface Minds {
  answer(question: string): string;
}

let minds: Promise<Minds> | null = null;

async function start(base: string): Promise<Minds> {
  const python = await startPython(base);
  const module = python.pyimport('trilobite.browser.thinking') as {
    Minds: (packs: string) => Minds;
  };
  return module.Minds(PACKS);
}

async function think({ id, base, question }: Asked): Promise<Thought> {
  minds ??= start(base);
  try {
    return { id, thought: (await minds).answer(question) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void think(data).then((thought) => postMessage(thought));
});
