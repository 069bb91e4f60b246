import type { Text } from '../demo/model.ts';
import { idOf } from '../shop/ids.ts';

/** A page outside the category tree. */
interface LandingPage {
  readonly id: string;
  readonly layout: string;
  readonly name: Text;
  readonly description: Text;
  readonly url: Text;
}

/** The demo shop's landing pages. */
export const LANDING_PAGES: readonly LandingPage[] = [
  {
    id: idOf('landing-page', 'winter'),
    layout: 'winter',
    name: { de: 'Winterküche', en: 'Winter kitchen', fr: 'Cuisine d’hiver' },
    description: {
      de: 'Was lange schmort, braucht einen guten Topf.',
      en: 'What simmers for hours deserves a good pot.',
      fr: 'Ce qui mijote longtemps mérite une bonne cocotte.',
    },
    url: { de: 'winterkueche', en: 'winter-kitchen', fr: 'cuisine-d-hiver' },
  },
];
