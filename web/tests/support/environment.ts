/** Runs in Node, but on what is compiled for browsers: for servers Svelte would leave out all that reacts. */

import type { Environment } from 'vitest/environments';

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown() {} }),
} satisfies Environment;
