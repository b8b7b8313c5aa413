import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { terms } from './terms.plugin.ts';
import { textSize } from './text.plugin.ts';

const server = process.env['TRILOBITE_SERVER'] ?? 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [svelte(), terms(), textSize()],
  base: './',
  // Components and runes are tested as a browser runs them, not as a server does.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/trilobite/server/static',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/engine/sw.ts', push: 'src/engine/push.ts' },
      output: {
        // A service worker is known by its address.
        entryFileNames: ({ name }) =>
          name === 'sw' || name === 'push' ? `${name}.js` : 'assets/[name]-[hash].js',
      },
    },
  },
  // Workers load the engine, which is no part of the bundle, as modules.
  worker: { format: 'es' },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    setupFiles: 'src/testing/setup.ts',
    // Sheets are read as they are written.
    css: true,
    // The tests are small: a window of its own for each file would cost more than all of them.
    isolate: false,
    maxWorkers: 1,
    // They run beside all other tests, on few cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
