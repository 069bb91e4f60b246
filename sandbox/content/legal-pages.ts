import type { Layout } from './layout-model.ts';

/** Legal pages. */
export const legalPages: readonly Layout[] = [];
