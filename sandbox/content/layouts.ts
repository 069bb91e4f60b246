import { entryLayouts } from './entry-layouts.ts';
import { faqPage } from './faq-page.ts';
import { formPages } from './form-pages.ts';
import { helpPages } from './help-pages.ts';
import { home } from './home-layout.ts';
import { knifeLayout } from './knife-layout.ts';
import { landing } from './landing-layout.ts';
import type { Layout } from './layout-model.ts';
import { legalPages } from './legal-pages.ts';
import { listLayouts } from './list-layouts.ts';
import { servicePages } from './service-pages.ts';
import { shopLayouts } from './shop-layouts.ts';
import { shopsPage } from './shops-page.ts';
import { sizeGuidePage } from './size-guide-page.ts';
import { workshopPage } from './workshop-page.ts';

/** Every CMS layout of the demo shop. */
export const LAYOUTS: readonly Layout[] = [
  home,
  ...shopLayouts,
  knifeLayout,
  landing,
  ...servicePages,
  ...helpPages,
  ...formPages,
  faqPage,
  shopsPage,
  workshopPage,
  sizeGuidePage,
  ...legalPages,
  ...listLayouts,
  ...entryLayouts,
];

const BY_KEY = new Map(LAYOUTS.map((layout) => [layout.key, layout]));

/** The layout with this key, or undefined. */
export function layoutByKey(key: string): Layout | undefined {
  return BY_KEY.get(key);
}
