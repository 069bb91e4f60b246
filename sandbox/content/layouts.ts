import { home } from './home-layout.ts';
import { landing } from './landing-layout.ts';
import type { Layout } from './layout-model.ts';
import { legalPages } from './legal-pages.ts';
import { servicePages } from './service-pages.ts';
import { shopLayouts } from './shop-layouts.ts';

/** Every CMS layout of the demo shop. */
export const LAYOUTS: readonly Layout[] = [home, ...shopLayouts, landing, ...servicePages, ...legalPages];

/** The layout with this key, or undefined. */
export function layoutByKey(key: string): Layout | undefined {
  return LAYOUTS.find((layout) => layout.key === key);
}
