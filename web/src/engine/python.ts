/** Python in a worker: Pyodide, the standard library as far as it is used, and our packages. */

import type { Memory } from './memory';
import type { EngineSource } from './messages';

/** As much of Pyodide as is used here. */
export interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
  };
  runPython(code: string): unknown;
  pyimport(module: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** What Emscripten is told before it starts, and as much of what it then is as is used here. */
interface Settings {
  dynamicLibraries?: string[];
  locateFile: (path: string) => string;
}
interface Module {
  growMemory(bytes: number): void;
}

interface Pyodide {
  loadPyodide: (options: {
    indexURL: string;
    stdLibURL: string;
    createPyodideModule: (settings: Settings) => Promise<Module>;
    _makeSnapshot?: boolean;
    _loadSnapshot?: ArrayBuffer;
  }) => Promise<Python>;
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

const BYTECODE = '.pyc';

/** The one package that is not Python. It is linked before Python starts, always at the same place:
 * a memory that was kept refers to it by address. */
const LIBRARY = `${PACKAGES}/msgspec/_core.cpython-314-wasm32-emscripten.so`;

/** Starts Python with all but the games: what one needs is fetched when it is first imported. Where
 * the memory of an earlier start was kept, it goes on from there, with all games. */
export async function startPython(
  { base, archives }: EngineSource,
  memory: Memory,
): Promise<Python> {
  const folder = `${base}engine/`;
  const python =
    (await memory.tried((kept) => remembered(folder, archives, kept))) ??
    (await loaded(folder, ['base']));
  const shelf = python.pyimport('trilobite.browser.shelf') as Shelf;
  shelf.open_shelf((game) => unpack(python, unzip(python, bytesNow(`${folder}${game}.pack`))));
  return python;
}

/** The memory of a Python that has imported everything. */
export async function pythonMemory({
  base,
  archives,
}: EngineSource): Promise<Uint8Array<ArrayBuffer>> {
  const python = await loaded(`${base}engine/`, archives, { _makeSnapshot: true });
  python.runPython('from trilobite.browser.warm import warm_up; warm_up(); del warm_up');
  return python.makeMemorySnapshot();
}

async function remembered(folder: string, archives: string[], kept: ArrayBuffer): Promise<Python> {
  const python = await loaded(folder, archives, { _loadSnapshot: kept });
  python.runPython('from trilobite.browser.warm import wake_up; wake_up(); del wake_up');
  return python;
}

/** Python with the packages of some archives. */
async function loaded(
  folder: string,
  archives: string[],
  memory: { _makeSnapshot?: true; _loadSnapshot?: ArrayBuffer } = {},
): Promise<Python> {
  const contents = Promise.all(archives.map((name) => unpacked(`${folder}${name}.pack`)));
  // They have to be modules that no bundler has touched: they load their parts from beside themselves.
  const [{ loadPyodide }, { default: create }] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<Pyodide>,
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`) as Promise<{
      default: (settings: Settings) => Promise<Module>;
    }>,
  ]);
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}standard.zip`,
    createPyodideModule: async (settings) => {
      const { locateFile } = settings;
      settings.dynamicLibraries = [LIBRARY];
      settings.locateFile = (path) =>
        path === LIBRARY ? `${folder}msgspec.wasm` : locateFile(path);
      const module = await create(settings);
      // Pyodide takes it for granted that there is room.
      if (memory._loadSnapshot) module.growMemory(memory._loadSnapshot.byteLength);
      return module;
    },
    ...memory,
  });
  python.FS.mkdirTree(PACKS);
  // Whatever is in the memory has been imported, so that only what is read is missing.
  const isNeeded = (path: string): boolean => !memory._loadSnapshot || !path.endsWith(BYTECODE);
  for (const archive of await contents) unpack(python, archive, isNeeded);
  if (!memory._loadSnapshot) {
    python.runPython(`import sys; sys.path.insert(0, '${PACKAGES}')`);
  }
  return python;
}

/** An archive travels packed, whatever the host does. */
async function unpacked(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${response.status} ${address}`);
  const plain = response.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
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

/** A browser unpacks only while others go on; Python does it at once. */
function unzip(python: Python, packed: Uint8Array): Uint8Array {
  const code = 'import gzip; lambda packed: gzip.decompress(packed.to_bytes())';
  const decompress = python.runPython(code) as (packed: Uint8Array) => PyBytes;
  const bytes = decompress(packed);
  const plain = bytes.toJs();
  bytes.destroy();
  return plain;
}

/** An archive is the length of a list, a list of paths and sizes as JSON, and the files. */
function unpack(
  python: Python,
  archive: Uint8Array,
  isNeeded: (path: string) => boolean = () => true,
): void {
  const length = new DataView(archive.buffer).getUint32(0);
  const list = new TextDecoder().decode(archive.subarray(4, 4 + length));
  const files = JSON.parse(list) as [string, number][];
  const folders = files
    .filter(([path]) => isNeeded(path))
    .map(([path]) => path.slice(0, path.lastIndexOf('/') + 1));
  for (const folder of new Set(folders)) python.FS.mkdirTree(`${PACKAGES}/${folder}`);
  let from = 4 + length;
  for (const [path, size] of files) {
    const content = archive.subarray(from, (from += size));
    if (isNeeded(path)) {
      python.FS.writeFile(`${PACKAGES}/${path}`, content, { canOwn: true });
    }
  }
}
