import { productFields } from '../../sandbox/shops/derive/product-fields.ts';
import type { CatalogueProduct } from '../../sandbox/shops/derive/products.ts';
import { demo } from './demo.ts';
import type { Surroundings } from './surroundings.ts';
import { translations } from './translations.ts';

/** Names, descriptions and the fields `kontor_*` of a product by language; its variants inherit them. */
export function productTexts(
  around: Surroundings,
  { demo: product }: CatalogueProduct,
): Readonly<Record<string, unknown>> {
  return translations(around, (lang) => {
    const name = product.name[lang];
    const keywords = product.keywords?.[lang];
    return {
      name,
      description: product.description[lang],
      metaTitle: name,
      metaDescription: product.facts === undefined ? null : `${name}: ${product.facts[lang]}`,
      keywords: keywords ?? null,
      customSearchKeywords: keywords?.split(/[\s,]+/).filter((word) => word !== '') ?? null,
      customFields: productFields(product, lang, demo.catalogue.products),
    };
  });
}
