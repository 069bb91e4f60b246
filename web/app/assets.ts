import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DocumentAssets } from './document.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

interface ClientBuild {
  id: string;
  chunks: Record<string, Chunk>;
  byFile: ReadonlyMap<string, Chunk>;
  /** Paths of the files that contain a module, by its source. */
  files: Record<string, string[]>;
}

const ENTRY = 'web/app/entry-client.tsx';
const FIRST = 'web/app/first-script.ts';
let build: ClientBuild | undefined;

const read = (name: string) => readFileSync(new URL(`../client/.vite/${name}`, import.meta.url), 'utf8');

function clientBuild(): ClientBuild {
  if (!build) {
    const text = read('manifest.json');
    const chunks: Record<string, Chunk> = JSON.parse(text);
    build = {
      id: createHash('sha256').update(text).digest('hex').slice(0, 16),
      chunks,
      byFile: new Map(Object.values(chunks).map((chunk) => [`/${chunk.file}`, chunk])),
      files: JSON.parse(read('ssr-manifest.json')),
    };
  }
  return build;
}

export function buildId(): string {
  return clientBuild().id;
}

/** Files of a page whose screen has these source files. */
export function assetsFor(modules: readonly string[]): DocumentAssets {
  const { chunks, byFile, files } = clientBuild();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (path: string) => {
    if (path.endsWith('.css')) styles.add(path);
    if (!path.endsWith('.js') || scripts.has(path)) return;
    scripts.add(path);
    const { css = [], imports = [] } = byFile.get(path) ?? {};
    for (const name of css) styles.add(`/${name}`);
    for (const name of imports) add(`/${chunks[name]?.file}`);
  };
  const script = `/${chunks[ENTRY]?.file}`;
  add(script);
  for (const path of modules.flatMap((name) => files[name] ?? [])) add(path);
  scripts.delete(script);
  return { script, first: `/${chunks[FIRST]?.file}`, styles: [...styles], preloads: [...scripts] };
}
