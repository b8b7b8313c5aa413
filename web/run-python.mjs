/** Runs `main` of a Python file inside Pyodide, with a directory mounted as /work:
 * node run-python.mjs SCRIPT DIRECTORY. */

import { readFileSync } from 'node:fs';
import process from 'node:process';
import { loadPyodide } from 'pyodide';

const [script = '', directory = ''] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS('/work', directory);
try {
  python.runPython(readFileSync(script, 'utf8'), { filename: script });
  await python.globals.get('main')();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
