/** Runs in Node with Svelte's browser build, because the server build has no reactivity. */

import type { Environment } from 'vitest/environments';

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown() {} }),
} satisfies Environment;
