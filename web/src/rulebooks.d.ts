/** Generated from docs/rules by the plugin `rulebooks` of vite.config.ts. */
declare module '*.md' {
  const book: import('./lib/rulebooks').Rulebook;
  export default book;
}
