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

/** Whether a file is newer than all files of the patterns, except ignored ones. */
export function isNewer(built: string, patterns: readonly string[], ignored = /^$/): boolean {
  const changed = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = patterns.flatMap((pattern) => globSync(pattern)).filter((path) => !ignored.test(path));
  return sources.every((path) => changed(path) <= changed(built));
}

/** Builds the storefront if its sources have changed; exits if the build fails. */
export async function ensureBuilt(): Promise<void> {
  if (isNewer(BUILT, SOURCES, TESTS)) return;
  console.log('Building the storefront.');
  await runOrExit(process.execPath, ['scripts/build.ts']);
}
