import type { Layout } from './layout-model.ts';

/** Service pages. */
export const servicePages: readonly Layout[] = [];
