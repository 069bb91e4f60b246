import type { DemoProduct } from '../model/catalogue.ts';
import type { Lang } from '../model/text.ts';
import { isObject } from '../shape.ts';
import { productId } from './ids.ts';
import { typeset } from './typeset.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Custom fields in a language, in which texts by language are replaced by the one in it. */
export function customFields(fields: Fields, lang: Lang): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, inLanguage(value, lang)]));
}

function inLanguage(value: unknown, lang: Lang): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, lang));
  if (!isObject(value)) return value;
  if (!('de' in value)) return customFields(value, lang);
  const text = value[lang];
  return Array.isArray(text) ? text.map((line) => typeset(String(line), lang)) : typeset(String(text), lang);
}

/** @param products of the catalogue, for names in a bundle */
export function productFields(
  product: DemoProduct,
  lang: Lang,
  products: readonly DemoProduct[],
): Record<string, unknown> {
  const { facts, swissDesign, bundle } = product;
  const nameOf = (key: string) => products.find((other) => other.key === key)?.name[lang] ?? key;
  return {
    ...(facts && { kontor_facts: typeset(facts[lang], lang) }),
    ...(swissDesign && { kontor_swiss_design: true }),
    ...customFields(product.customFields, lang),
    ...(bundle && {
      kontor_bundle: bundle.map(({ product: key, quantity }) => ({
        productId: productId(key),
        name: nameOf(key),
        quantity,
      })),
    }),
  };
}
