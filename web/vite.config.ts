import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// `npm run build` puts the page where the server serves it from. `npm run dev` passes its socket on to a server that runs
// beside it (`kartentisch serve`); KARTENTISCH_SERVER is that server's address.
const server = process.env['KARTENTISCH_SERVER'];

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/kartentisch/server/page',
    emptyOutDir: true,
    // Nothing inline, so that a strict content security policy needs no exception.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: server ? { '/ws': { target: server, ws: true } } : {},
  },
});
