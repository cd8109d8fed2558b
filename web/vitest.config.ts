import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Tests of single modules, beside what they test; happy-dom is as much of a browser as they need.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  // The catalogues are Python's.
  server: { fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'], environment: 'happy-dom', pool: 'vmThreads' },
});
