import { ensureBuilt } from '../../scripts/build-state.ts';
import { CHROMIUM, CHROMIUM_SHELL, ensure } from '../../scripts/tools.ts';

/** Before the first browser test: Chromium is there, and the storefront is built as its sources are now. */
export default async function setup(): Promise<void> {
  ensure([CHROMIUM, CHROMIUM_SHELL]);
  await ensureBuilt();
}
