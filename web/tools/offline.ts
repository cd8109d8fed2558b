import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What the worker gets for the page without a connection: the files of the build, and what they have in common. */
export function offline(): Plugin {
  return {
    name: 'kartentisch-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return; // the gallery has none
      const files: Record<string, string[]> = {
        all: readdirSync(new URL('../public', import.meta.url))
          .filter((name) => !name.startsWith('icon-'))
          .map((name) => `/${name}`)
          .sort(),
      };
      for (const [name, made] of Object.entries(bundle)) {
        if (name === 'sw.js' || name === 'index.html') continue;
        const from = made.type === 'chunk' ? (made.facadeModuleId ?? '') : '';
        const language = /locale\/([a-z]{2})[./]/.exec(from)?.[1] ?? 'all';
        (files[language] ??= []).push(`/${name}`);
      }
      const told = JSON.stringify(files);
      const build = createHash('sha256').update(told).digest('hex').slice(0, 8);
      worker.code = worker.code.replaceAll('__FILES__', told).replaceAll('__BUILD__', JSON.stringify(build));
    },
  };
}
