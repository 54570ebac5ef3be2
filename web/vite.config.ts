import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { Marked, type Token, type Tokens } from 'marked';
import { defineConfig, type Plugin } from 'vite';

const SITE = fileURLToPath(new URL('../src/slovoteka/server/site', import.meta.url));

/** Each rulebook numbers its rules with two letters of its own. */
const RULE_ID = /^[A-Z]{2}-G?\d+/;
const RULE_HEAD = /^<p><a id="([A-Z]+-G?\d+)"><\/a>\s*<strong><a href="#\1">\1<\/a>\.<\/strong>\s*/;
const WIDE_COLUMNS = 5;

/** As src/lib/rulebooks.ts knows them. */
interface Block {
  rule: string | null;
  html: string;
}
interface Section {
  id: string;
  title: string;
  depth: number;
  blocks: Block[];
}

const marked = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'rule',
      level: 'inline',
      start: (text) => text.search(/\b[A-Z]{2}-G?\d/),
      tokenizer(text) {
        const found = this.lexer.state.inLink ? null : RULE_ID.exec(text);
        return found ? { type: 'rule', raw: found[0] } : undefined;
      },
      renderer: ({ raw }) => `<a href="#${raw}">${raw}</a>`,
    },
  ],
});

/** Rulebooks are written once, in docs/rules; here each becomes a module of its own for the client. */
function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    async load(id) {
      if (!/\/docs\/rules\/[\w-]+\.md$/.test(id)) return null;
      this.addWatchFile(id);
      const book = readBook(await readFile(id, 'utf-8'), id.endsWith('-uk.md') ? 'uk' : 'ru');
      return { code: `export default ${JSON.stringify(book)};`, moduleType: 'js' };
    },
  };
}

function readBook(text: string, language: 'ru' | 'uk') {
  const book = { title: '', language, lead: [] as Block[], sections: [] as Section[] };
  let section: Section | null = null;
  for (const token of marked.lexer(text)) {
    if (token.type === 'space') continue;
    if (isHeading(token) && token.depth === 1) {
      book.title = token.text;
      continue;
    }
    if (isHeading(token)) {
      section = { id: slug(token.text), title: token.text, depth: token.depth, blocks: [] };
      book.sections.push(section);
      continue;
    }
    // Before the first heading a list is a table of contents: the page makes its own.
    if (!section && token.type === 'list') continue;
    addTo(section ? section.blocks : book.lead, token);
  }
  return book;
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

/** Tables, lists and drawings belong to the words before them: they are found and shown together. */
function addTo(blocks: Block[], token: Token): void {
  const html = tidied(marked.parser([token]), token);
  const rule = RULE_HEAD.exec(html);
  const last = blocks.at(-1);
  if (last && token.type !== 'paragraph') last.html += html;
  else
    blocks.push(rule?.[1] ? { rule: rule[1], html: html.replace(RULE_HEAD, '<p>') } : { rule: null, html });
}

function tidied(html: string, token: Token): string {
  const readable = html.replaceAll('<th></th>', '<td></td>'); // an empty head says nothing to a screen reader
  const isWide =
    token.type === 'code' ||
    (token.type === 'table' && (token as Tokens.Table).header.length >= WIDE_COLUMNS);
  return isWide ? `<div class="wide" tabindex="0">${readable}</div>` : readable;
}

/** As GitHub makes them, so that links within the page work in both places. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** Catalogues without what only their authors see: comments, and spaces that set things in or apart. */
function catalogues(): Plugin {
  return {
    name: 'catalogues',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'raw' || !file?.endsWith('.ftl')) return null;
      this.addWatchFile(file);
      const text = (await readFile(file, 'utf-8'))
        .replace(/^#.*\n|^\n/gm, '')
        .replace(/^ +(?=[*[}])/gm, '')
        .replace(/^ +/gm, ' ')
        .replace(/(?<=\{) | (?=\})/g, '');
      return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js' };
    },
  };
}

const IS_TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Beside each text file its compressed forms: the server only chooses. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (!IS_TEXT.test(name)) continue;
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gzipSync(source, { level: 9 }) });
          const brotli = brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
          this.emitFile({ type: 'asset', fileName: `${name}.br`, source: brotli });
        }
      },
    },
  };
}

/** While developing: `API=http://127.0.0.1:8000 npm run dev`, with a server running there. */
const API = process.env.API ?? 'http://127.0.0.1:8000';
const proxied = {
  target: API,
  ws: true,
  // The server lets only its own pages act for a visitor; here the page comes from Vite.
  headers: { origin: API },
  changeOrigin: true,
};

export default defineConfig({
  plugins: [svelte(), rulebooks(), catalogues(), compressed()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': proxied, '/health': proxied },
    fs: { allow: ['.', '../docs/rules', '../src/slovoteka'] }, // rules and the texts that the terminal has too
  },
  build: {
    outDir: SITE,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the policy of the site lets nothing in that is not a file of its own
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // compressing takes its time
      input: { main: 'index.html', sw: 'src/sw.ts' },
      output: {
        // A service worker must lie at the root, under a name that does not change.
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Catalogues are many, and what lists them has their paths already: their files need no names.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('.ftl?raw') ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js',
      },
    },
  },
});
