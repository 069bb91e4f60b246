import { productCustomFields } from '../../sandbox/catalog/product-custom-fields.ts';
import type { ProductRecord } from '../../sandbox/catalog/product-record.ts';
import type { Shop } from '../../sandbox/shop/shop.ts';
import type { Surroundings } from './surroundings.ts';
import { translations } from './translations.ts';

/** Names, descriptions and the fields `kontor_*` of a product by language; its variants inherit them. */
export function productTexts(
  around: Surroundings,
  shop: Shop,
  product: ProductRecord,
): Readonly<Record<string, unknown>> {
  const { demo } = product;
  return translations(around, (lang) => {
    const name = demo.name[lang];
    const keywords = demo.keywords?.[lang];
    return {
      name,
      description: demo.description[lang],
      metaTitle: name,
      metaDescription: `${name}: ${demo.facts[lang]}`,
      keywords: keywords ?? null,
      customSearchKeywords: keywords?.split(/[\s,]+/).filter((word) => word !== '') ?? null,
      customFields: productCustomFields(shop, product, lang),
    };
  });
}
