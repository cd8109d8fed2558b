import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PUBLIC = new URL('../public/', import.meta.url);

/** Files that keep their names whatever is in them, puzzles among them. */
const named = (): string[] =>
  readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !found.name.startsWith('icon-'))
    .map(({ parentPath, name }) => relative(fileURLToPath(PUBLIC), join(parentPath, name)).replaceAll(sep, '/'))
    .sort();

/** What the worker gets for the page without a connection: the files of the build, and what they have in common. */
export function offline(): Plugin {
  return {
    name: 'kartentisch-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return; // the gallery has none
      const kept = named();
      const files: Record<string, string[]> = { all: kept.map((name) => `/${name}`) };
      for (const [name, made] of Object.entries(bundle)) {
        if (name === 'sw.js' || name === 'index.html') continue;
        const from = made.type === 'chunk' ? (made.facadeModuleId ?? '') : '';
        // The glossary shows the words of the games in every language at once.
        const language = (!from.includes('-words.ftl') && /locale\/([a-z]{2})[./]/.exec(from)?.[1]) || 'all';
        (files[language] ??= []).push(`/${name}`);
      }
      const told = JSON.stringify(files);
      const digest = createHash('sha256').update(told);
      for (const name of kept) digest.update(readFileSync(new URL(name, PUBLIC)));
      const build = digest.digest('hex').slice(0, 8);
      worker.code = worker.code.replaceAll('__FILES__', told).replaceAll('__BUILD__', JSON.stringify(build));
    },
  };
}
