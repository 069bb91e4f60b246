import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

interface Manifest {
  readonly [source: string]: { readonly name?: string; readonly file: string };
}

/**
 * Addresses of a file of code by the name that the build has for it: the address itself has none.
 * @throws when the build has no such file, so that no test waits for what never travels
 */
export function chunkNamed(name: string): RegExp {
  const manifest: Manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  const files = Object.values(manifest).filter((chunk) => chunk.name === name && chunk.file.endsWith('.js'));
  if (files.length === 0) throw new Error(`The build has no code named ${name}`);
  return new RegExp(`/(?:${files.map(({ file }) => RegExp.escape(file)).join('|')})$`);
}

/** Keeps a file of code from arriving. @returns lets it arrive */
export async function holdChunk(page: Page, name: string): Promise<() => void> {
  const arrives = Promise.withResolvers<void>();
  await page.route(chunkNamed(name), async (route) => {
    await arrives.promise;
    await route.continue();
  });
  return arrives.resolve;
}
