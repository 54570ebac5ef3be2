// Unpacks the browser of @sparticuz/chromium into a folder: node unpack.mjs FOLDER
// The package's own function is made for a cloud: it always unpacks into /tmp, and libraries only in that cloud.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

const to = process.argv[2];
const packed = new URL('node_modules/@sparticuz/chromium/bin/', import.meta.url);
const unpack = (name, target) => pipeline(createReadStream(new URL(name, packed)), createBrotliDecompress(), target);
const untar = (name) => unpack(name, extract(to, { chown: false }));

await mkdir(to, { recursive: true });
const unfinished = join(to, 'chromium.part');
await Promise.all([
  unpack('chromium.br', createWriteStream(unfinished, { mode: 0o755 })),
  untar('swiftshader.tar.br'),
  untar('al2023.tar.br'),
  untar('fonts.tar.br'),
]);
await writeFile(join(to, 'fonts.conf'), FONTS); // the package's own file names folders of that cloud
await rename(unfinished, join(to, 'chromium')); // last, so that its existence means that everything is unpacked
