import { LANGUAGES } from '../session/language.ts';
import { demo } from '../shop/demo.ts';
import type { Entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { FIELD_LABELS } from './field-labels.ts';

/** Snippets that staff changed, by locale; storefronts override their own texts with them. */
const SNIPPETS: ReadonlyMap<string, Entity> = new Map(
  LANGUAGES.map(({ code, lang }) => [
    code,
    Object.fromEntries(Object.entries(demo.snippets).map(([key, text]) => [key, text[lang]])),
  ]),
);

export const LOCALES: readonly string[] = [...SNIPPETS.keys()];

/** Empty for an unknown locale. */
export function translations(shop: Shop, locale: string): Entity {
  const changed = shop.snippets.where('locale', locale).map(({ key, value }) => [key, value] as const);
  const own = SNIPPETS.get(locale);
  return { ...(own && FIELD_LABELS), ...own, ...Object.fromEntries(changed) };
}
