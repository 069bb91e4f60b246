import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DocumentAssets } from './document.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const ENTRY = 'web/app/entry-client.tsx';
const FIRST = 'web/app/first-script.ts';
let read: { manifest: Record<string, Chunk>; id: string } | undefined;

/** `dist/client/.vite/manifest.json`, beside the built server entry. */
function client(): { manifest: Record<string, Chunk>; id: string } {
  if (!read) {
    const text = readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8');
    const manifest: Record<string, Chunk> = JSON.parse(text);
    read = { manifest, id: createHash('sha256').update(text).digest('hex').slice(0, 16) };
  }
  return read;
}

export function buildId(): string {
  return client().id;
}

/** What a page needs whose screen has these source files. */
export function assetsFor(modules: readonly string[]): DocumentAssets {
  const { manifest } = client();
  const files = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    if (name !== ENTRY) files.add(`/${chunk.file}`);
    for (const href of chunk.css ?? []) styles.add(`/${href}`);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const name of [ENTRY, ...modules]) visit(name);
  return {
    script: `/${manifest[ENTRY]?.file ?? ''}`,
    first: `/${manifest[FIRST]?.file ?? ''}`,
    styles: [...styles],
    preloads: [...files],
  };
}

/** What screens with these source files need beyond a page that has its files. */
export function filesAhead(modules: readonly string[], { styles, preloads }: DocumentAssets): string[] {
  const there = new Set([...styles, ...preloads]);
  const next = assetsFor(modules);
  return [...next.styles, ...next.preloads].filter((href) => !there.has(href));
}
