// TypeScript types out of the JSON Schemas that tools/web_types.py writes from the Python ones: node scripts/types.mjs FOLDER
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compile } from 'json-schema-to-typescript';

const [from = 'schemas'] = process.argv.slice(2);
const to = new URL('../src/types/', import.meta.url);
await mkdir(to, { recursive: true });
for (const file of (await readdir(from)).filter((name) => name.endsWith('.json'))) {
  const name = basename(file, '.json');
  const schema = JSON.parse(await readFile(join(from, file), 'utf-8'));
  const code = await compile(schema, schema.title, {
    additionalProperties: false,
    unreachableDefinitions: true,
    format: false,
    ignoreMinAndMaxItems: true,
    bannerComment: '/** Made from the Python types. Do not edit: change them there. */',
  });
  await writeFile(new URL(`${name}.ts`, to), code);
}
