import { globSync, statSync } from 'node:fs';
import { runOrExit } from './process.ts';

const BUILT = 'dist/server/entry-server.js';
const SOURCES = [
  'web/**/*',
  'schema/**/*',
  'shop/**/*',
  'scripts/build.ts',
  'vite.config.ts',
  'package-lock.json',
];
/** Tests stand beside the code, but nothing of them is built. */
const TESTS = /^web\/e2e(?:\/|$)|\.test\.tsx?$/;

const changed = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the storefront is built and nothing that goes into it is younger than the build. */
function isBuilt(): boolean {
  const built = changed(BUILT);
  const sources = SOURCES.flatMap((pattern) => globSync(pattern)).filter((path) => !TESTS.test(path));
  return built > 0 && sources.every((path) => changed(path) <= built);
}

/** Builds the storefront if it is not built as its sources are now; ends this process if that fails. */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return;
  console.log('The storefront is built first; that takes some seconds.');
  await runOrExit(process.execPath, ['scripts/build.ts']);
}
