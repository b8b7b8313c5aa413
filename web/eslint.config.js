import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// The same for all these files: the type checker starts again whenever one of these differs.
// Components are left to svelte-check, for they would start it anew each, which takes a minute.
const typed = {
  projectService: { allowDefaultProject: ['*.ts'] },
  tsconfigRootDir: import.meta.dirname,
  extraFileExtensions: ['.svelte'],
};

export default defineConfig(
  { ignores: ['src/lib/schema.ts'] }, // generated
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { globals: globals.browser, parserOptions: typed },
    rules: {
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.svelte'],
    extends: [ts.configs.strict, ts.configs.stylistic],
    languageOptions: { globals: globals.browser },
  },
  svelte.configs.recommended,
  {
    files: ['**/*.svelte'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte.ts'],
    languageOptions: { parserOptions: { ...typed, parser: ts.parser, svelteConfig } },
  },
  {
    // In these it finds every Map and Set within an exported class, also one that never changes.
    files: ['**/*.svelte.ts'],
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
  prettier,
  svelte.configs.prettier,
);
