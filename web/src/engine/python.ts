/** Python in a worker: Pyodide, the standard library as far as it is used, and our packages. */

/** As much of Pyodide as is used here. */
export interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array): void };
  runPython(code: string): unknown;
  pyimport(module: string): unknown;
}

interface Pyodide {
  loadPyodide(options: { indexURL: string; stdLibURL: string }): Promise<Python>;
}

interface PyBytes {
  toJs(): Uint8Array;
  destroy(): void;
}

interface Shelf {
  open_shelf(bring: (game: string) => void): void;
}

/** Where packages and packs of cards are in Python's file system. */
const PACKAGES = '/packages';
export const PACKS = '/packs';

/** Starts Python with all but the games: what one needs is fetched when it is first imported. */
export async function startPython(base: string): Promise<Python> {
  const folder = `${base}engine/`;
  const packed = fetchBytes(`${folder}base.pack`);
  // It has to be a module that no bundler has touched: it loads its own parts from beside itself.
  const pyodide = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
  const python = await pyodide.loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}standard.zip`,
  });
  python.FS.mkdirTree(PACKS);
  unpack(python, await packed);
  python.runPython(`import sys; sys.path.insert(0, '${PACKAGES}')`);
  const shelf = python.pyimport('trilobite.browser.shelf') as Shelf;
  shelf.open_shelf((game) => unpack(python, bytesNow(`${folder}${game}.pack`)));
  return python;
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** An import of Python waits for what it imports, so this waits too; it is a worker that does. */
function bytesNow(address: string): Uint8Array {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) throw new Error(`${request.status} ${address}`);
  return new Uint8Array(request.response as ArrayBuffer);
}

/** An archive travels packed, whatever the host does. It is the length of a list, a list of paths
 * and sizes as JSON, and the files. */
function unpack(python: Python, packed: Uint8Array): void {
  const archive = unzip(python, packed);
  const length = new DataView(archive.buffer).getUint32(0);
  const list = new TextDecoder().decode(archive.subarray(4, 4 + length));
  let from = 4 + length;
  for (const [path, size] of JSON.parse(list) as [string, number][]) {
    const target = `${PACKAGES}/${path}`;
    python.FS.mkdirTree(target.slice(0, target.lastIndexOf('/')));
    python.FS.writeFile(target, archive.subarray(from, from + size));
    from += size;
  }
}

/** A browser unpacks only while others go on; Python does it at once. */
function unzip(python: Python, packed: Uint8Array): Uint8Array {
  const code = 'import gzip; lambda packed: gzip.decompress(packed.to_bytes())';
  const decompress = python.runPython(code) as (packed: Uint8Array) => PyBytes;
  const bytes = decompress(packed);
  const plain = bytes.toJs();
  bytes.destroy();
  return plain;
}
