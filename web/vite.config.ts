import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env['TRILOBITE_SERVER'] ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: { outDir: '../src/trilobite/server/static', emptyOutDir: true, target: 'es2022' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
