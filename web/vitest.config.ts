import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] }, // of Svelte's two halves the one that reacts
  test: {
    isolate: false, // every test opens a page of its own; reading all modules anew for each file takes longest
    include: ['tests/**/*.test.ts'],
    environment: './tests/support/environment.ts',
    setupFiles: ['./tests/support/setup.ts'],
  },
});
