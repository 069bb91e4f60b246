import { globSync, statSync } from 'node:fs';

const BUILT = 'dist/server/entry-server.js';
const SOURCES = ['web/**/*', 'schema/**/*', 'scripts/build.ts', 'vite.config.ts', 'package-lock.json'];

const changed = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the storefront is built and nothing that goes into it is younger than the build. */
export function isBuilt(): boolean {
  const built = changed(BUILT);
  return built > 0 && SOURCES.flatMap((pattern) => globSync(pattern)).every((path) => changed(path) <= built);
}
