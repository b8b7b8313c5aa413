/** How the page reaches the house: over HTTP and WebSocket where a server sent the page, else by a
 * worker in this browser. Which of them it is, the page itself says: that of a site without a server
 * tells what its engine consists of (`tools/site.py`). */

import { manifest } from '../engine/manifest';
import { WorkerHouse } from '../engine/house';

/** A live connection, as a WebSocket has it. */
export type Wire = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

export interface House {
  /** Asks for a path below `api/`. */
  ask(path: string, init?: { method: 'POST'; body: string }): Promise<Response>;
  live(path: string): Wire;
}

const server: House = {
  ask: (path, init) =>
    fetch(`api/${path}`, init && { ...init, headers: { 'Content-Type': 'application/json' } }),
  live: (path) => {
    const address = new URL(`api/${path}`, document.baseURI);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address.href);
  },
};

/** Whether everything happens in this browser. */
export const alone = manifest !== null;

export const house: House = manifest === null ? server : new WorkerHouse(manifest);
