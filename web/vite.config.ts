import { existsSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './tools/catalogues.ts';
import { offline } from './tools/offline.ts';
import { styles } from './tools/styles.ts';

// `npm run build` puts the page where the server serves it from. `npm run dev` passes its socket on to a server that runs
// beside it (`kartentisch serve`); KARTENTISCH_SERVER is that server's address.
const server = process.env['KARTENTISCH_SERVER'];

/** A file that has moved is missed here, not when the page has become slower. */
function source(name: string): string {
  const file = new URL(`src/${name}`, import.meta.url).pathname;
  if (!existsSync(file)) throw new Error(`${file} is gone: see vite.config.ts`);
  return file;
}

// What most screens need goes into one file: many small ones are larger together. What one game needs in many places is
// nothing to the other.
const OF_A_GAME = /src\/(games\/[a-z]+\/|art\/(cards|seals)\.ts|parts\/(Card|Seal)\.svelte)|elements\/transitions\.js/;
// What may be chosen is asked for on many screens, but not at a table.
const TO_CHOOSE = /src\/(facts\.gen\.ts|art\/signs\.ts|parts\/(Emblem|PageLink|Sign|Switch)\.svelte|screens\/)/;
// Small ones that Saboteur's table needs at once.
const AT_THE_MINE = [
  ...['people.ts', 'cells.ts', 'words.ts', 'room.ts', 'held.ts', 'motion.ts', 'marks.svelte.ts', 'twice.ts'],
  ...['turns.ts', 'cover.svelte.ts', 'Mark.svelte', 'Dwarf.svelte'],
].map((name) => source(`games/saboteur/${name}`));
AT_THE_MINE.push(...['art/actions.ts', 'art/dwarves.ts', 'art/mine.ts', 'parts/Tile.svelte'].map(source));
const atTheMine = (id: string): boolean => AT_THE_MINE.some((file) => id.startsWith(file));
const atOnce = (id: string): boolean => !OF_A_GAME.test(id) && !TO_CHOOSE.test(id) && !atTheMine(id);
const SHARED = {
  groups: [
    { name: 'shared', minShareCount: 8, test: atOnce },
    { name: 'mine', test: atTheMine },
  ],
};

// `vite build --mode gallery` builds the gallery instead, for `make pictures`.
export default defineConfig(({ mode }) => ({
  // Names of scopes are short, as they stand in the script for every element that has a style.
  plugins: [
    catalogues(),
    offline(),
    svelte({ compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}` } }),
  ],
  css: { postcss: { plugins: [styles] } },
  build: {
    outDir: mode === 'gallery' ? '../build/gallery' : '../src/kartentisch/server/page',
    rolldownOptions: {
      // The gallery is one file: a scene is then whole at once, however busy the machine is.
      ...(mode === 'gallery'
        ? { input: 'gallery.html', output: { codeSplitting: false } }
        : {
            // The worker is a file of its own at the root, so that the whole page is its business.
            input: { index: 'index.html', sw: 'worker/worker.ts' },
            output: {
              codeSplitting: SHARED,
              entryFileNames: ({ name }: { name: string }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            },
          }),
      // How long which plugin took is nothing to whoever only wants to play.
      checks: { bundlerTimings: false },
    },
    emptyOutDir: true,
    // Nothing inline, so that a strict content security policy needs no exception.
    assetsInlineLimit: 0,
    ...(mode === 'gallery' ? { chunkSizeWarningLimit: 2_000 } : {}),
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: server ? { '/ws': { target: server, ws: true } } : {},
  },
}));
