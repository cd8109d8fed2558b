import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// Styles go through Vite's own postcss once, after Svelte has scoped them.
export default { preprocess: vitePreprocess({ style: false }), compilerOptions: { runes: true } };
