/** A table can be drawn without a session: nothing that draws one leads to it, however far one follows the imports. */

import { expect, test } from 'vitest';
import { GAME_FACTS } from '../facts.gen';

const found = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const HERE = 'file:///games/';
/** Every source file by its path below `src`. */
const FILES = new Map(Object.entries(found).map(([path, text]) => [new URL(path, HERE).pathname.slice(1), text]));
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

function fileOf(from: string, name: string): string {
  const path = new URL(name, `file:///${from}`).pathname.slice(1);
  const file = ['', '.ts', '/index.ts'].map((end) => path + end).find((each) => FILES.has(each));
  if (!file && !path.endsWith('.css')) throw new Error(`${from} imports ${name}, which is not there`);
  return file ?? '';
}

function reached(first: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [first];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, name = ''] of (FILES.get(file) ?? '').matchAll(IMPORTED)) waiting.push(fileOf(file, name));
  }
  return seen;
}

test.each(Object.keys(GAME_FACTS))('the table of %s', (game) => {
  const files = reached(`games/${game}/Table.svelte`);
  expect(files).toContain('at-table.ts');
  expect(files).toContain('motion.ts');
  expect(files.size).toBeGreaterThan(30);
  expect(files).not.toContain('session.svelte.ts');
  expect(files).not.toContain('socket.ts');
});

test('the search finds the session where it is used', () => {
  expect(reached('App.svelte')).toContain('session.svelte.ts');
});
