import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { ensureGraphiql } from './build-graphiql.ts';
import { persistedDocuments } from './persisted-documents.ts';
import { shopTextWarnings } from './shop-texts.ts';

const CLIENT = 'dist/client';
const COMPRESSED = /\.(?:js|css|svg|json|txt)$/;

/** Writes `.br` and `.gz` next to a file, so that responses need no compression. */
async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/** Writes the build id, which open pages poll (docs/rules.md, "States"). */
async function nameBuild(): Promise<string> {
  const manifest = await readFile(join(CLIENT, '.vite/manifest.json'), 'utf8');
  const id = createHash('sha256').update(manifest).digest('hex').slice(0, 16);
  await mkdir(join(CLIENT, 'builds/meta'), { recursive: true });
  await writeFile(join(CLIENT, 'builds/latest.json'), JSON.stringify({ id }));
  await writeFile(
    join(CLIENT, `builds/meta/${id}.json`),
    JSON.stringify({ id, builtAt: new Date().toISOString() }),
  );
  return id;
}

/** Code of React's development build, which renders half as fast. */
const DEVELOPMENT = /jsxDEVImpl|warnUnknownProperties/;

/** @throws Error if the server entry contains development code */
async function checkServer(): Promise<void> {
  if (DEVELOPMENT.test(await readFile('dist/server/entry-server.js', 'utf8')))
    throw new Error('The server entry contains the development build of React');
}

// The calling shell or test may have set another value.
process.env['NODE_ENV'] = 'production';

for (const warning of await shopTextWarnings('shop/messages')) console.warn(warning);
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: true } });
await checkServer();
await ensureGraphiql();
await writeFile('dist/persisted-documents.json', JSON.stringify(persistedDocuments()));
const id = await nameBuild();
const files = await readdir(CLIENT, { recursive: true, withFileTypes: true });
const assets = files.filter((file) => file.isFile() && COMPRESSED.test(file.name));
await Promise.all(
  assets
    .filter(({ parentPath }) => !/builds|\.vite/.test(parentPath))
    .map((file) => compress(join(file.parentPath, file.name))),
);
console.log(`Built ${id}: ${assets.length} files.`);
