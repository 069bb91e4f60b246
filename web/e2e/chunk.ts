import { readFileSync } from 'node:fs';

interface Manifest {
  readonly [source: string]: { readonly name?: string; readonly file: string };
}

/**
 * Matches the URLs of a chunk by its name in the build manifest.
 * @throws if the build has no such chunk, which would let a test wait forever
 */
export function chunkNamed(name: string): RegExp {
  const manifest: Manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  const files = Object.values(manifest).filter((chunk) => chunk.name === name && chunk.file.endsWith('.js'));
  if (files.length === 0) throw new Error(`The build has no chunk named ${name}`);
  return new RegExp(`/(?:${files.map(({ file }) => RegExp.escape(file)).join('|')})$`);
}
