/** The worker that makes the memory of Python for later starts (`memory.ts`), and is done. */

import { Memory } from './memory';
import type { EngineSource } from './messages';
import { pythonMemory } from './python';

addEventListener('message', ({ data }: MessageEvent<EngineSource>) => {
  pythonMemory(data)
    .then((memory) => new Memory(data, '').keep(memory))
    .then(
      () => postMessage('kept'),
      (error: unknown) => postMessage(String(error)),
    );
});
