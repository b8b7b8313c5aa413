import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Components only, and without types, which svelte-check has; all else is oxlint's (.oxlintrc.json).
export default defineConfig({
  files: ['**/*.svelte'],
  extends: [
    js.configs.recommended,
    ts.configs.strict,
    ts.configs.stylistic,
    svelte.configs.recommended,
    prettier,
    svelte.configs.prettier,
  ],
  languageOptions: {
    globals: globals.browser,
    parserOptions: { parser: ts.parser, svelteConfig },
  },
});
