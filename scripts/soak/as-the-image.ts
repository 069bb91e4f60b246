import { fileURLToPath } from 'node:url';
import { runOrExit } from '../process.ts';

/** What the image sets for the gateway beside the operator's variables; `scripts/deploy.test.ts` compares. */
export const IMAGE_ENVIRONMENT = {
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

/** Flags of Node, which are not taken from the environment. */
export const IMAGE_FLAGS = ['--heap-growing-percent=30'] as const;

const COMPILED = fileURLToPath(new URL('../../.cache/compiled-as-the-image', import.meta.url));

/** Compiles what a gateway runs, as the image is built. @returns variables with which it is found */
export async function compileAhead(): Promise<{ NODE_COMPILE_CACHE: string }> {
  const compiled = { NODE_COMPILE_CACHE: COMPILED };
  const environment = { ...IMAGE_ENVIRONMENT, ...compiled };
  await runOrExit(process.execPath, [...IMAGE_FLAGS, 'gateway/compile-ahead.ts'], environment);
  return compiled;
}
