import type { Entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';

/** Snippets that staff changed, by locale; storefronts override their own texts with them. */
const SNIPPETS: Readonly<Record<string, Entity>> = {
  'de-DE': {
    'message-default': 'Da ging etwas schief. Bitte versuchen Sie es nochmals.',
    addToCartError: 'Der Artikel liess sich nicht in den Warenkorb legen.',
  },
  'en-GB': {
    'message-default': 'Something went wrong. Please try again.',
    addToCartError: 'The item could not be added to the basket.',
  },
  'fr-CH': {
    'message-default': 'Une erreur est survenue. Veuillez réessayer.',
    addToCartError: 'L’article n’a pas pu être ajouté au panier.',
  },
};

export const LOCALES: readonly string[] = Object.keys(SNIPPETS);

/** Empty for an unknown locale. */
export function translations(shop: Shop, locale: string): Entity {
  const changed = shop.snippets.where('locale', locale).map(({ key, value }) => [key, value] as const);
  return { ...SNIPPETS[locale], ...Object.fromEntries(changed) };
}
