import { ensureBuilt } from '../../scripts/build-state.ts';
import { CHROMIUM, CHROMIUM_SHELL, ensure } from '../../scripts/tools.ts';

/** Installs Chromium and builds the storefront if either is missing or outdated. */
export default async function setup(): Promise<void> {
  ensure([CHROMIUM, CHROMIUM_SHELL]);
  await ensureBuilt();
}
