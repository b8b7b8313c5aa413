/** The worker in which bots think and games are analysed: `trilobite.browser.thinking` in Python. */

import { Memory } from './memory';
import type { Asked, EngineSource, Thought } from './messages';
import { PACKS, startPython } from './python';

interface Minds {
  answer(question: string): string;
}

let minds: Promise<Minds> | null = null;

async function start(engine: EngineSource): Promise<Minds> {
  const python = await startPython(engine, new Memory(engine, 'bots'));
  const module = python.pyimport('trilobite.browser.thinking') as {
    Minds: (packs: string) => Minds;
  };
  return module.Minds(PACKS);
}

async function think({ id, engine, question }: Asked): Promise<Thought> {
  minds ??= start(engine);
  try {
    return { id, thought: (await minds).answer(question) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void think(data).then((thought) => postMessage(thought));
});
