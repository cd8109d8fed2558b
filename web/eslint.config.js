import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const SERVER = ['**/session.svelte', '**/socket'];
const OTHER_GAMES = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [`../${entry.name}/**`, `**/games/${entry.name}/**`] : [],
);

export default ts.config(
  { ignores: ['node_modules/', '**/*.gen.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // TypeScript itself knows what is defined.
      'no-undef': 'off',
      // It does not know that what is derived is worked out again and again.
      'no-useless-assignment': 'off',
      // Only our own drawings (art/) go in as HTML, and the page's security policy lets no script in.
      'svelte/no-at-html-tags': 'off',
      // A plain Map or Set is meant where nothing on the screen follows it.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // What draws a table gets what it needs as arguments and from `at-table.ts`: a replay has no session.
    files: ['src/screens/play/**', 'src/screens/talk/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: SERVER }] }] },
  },
  {
    // Of the screens, a game draws the frame of a table and the talk beside it; of other games it knows nothing.
    files: ['src/games/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: [...SERVER, '**/screens/*', '!**/screens/play', '!**/screens/talk', ...OTHER_GAMES] }] },
      ],
    },
  },
  {
    files: ['src/parts/**', 'src/art/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ group: [...SERVER, '**/screens/**', '**/games/**'] }] }],
    },
  },
);
