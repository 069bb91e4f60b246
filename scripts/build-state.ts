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
/** Tests are not part of the build. */
const TESTS = /^web\/e2e(?:\/|$)|\.test\.tsx?$/;

const changed = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the build is newer than all its sources. */
function isBuilt(): boolean {
  const built = changed(BUILT);
  const sources = SOURCES.flatMap((pattern) => globSync(pattern)).filter((path) => !TESTS.test(path));
  return built > 0 && sources.every((path) => changed(path) <= built);
}

/** Builds the storefront if its sources have changed; exits if the build fails. */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return;
  console.log('Building the storefront.');
  await runOrExit(process.execPath, ['scripts/build.ts']);
}
