import type { Entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import type { Lang } from '../shop/view.ts';
import { productId } from './product-index.ts';
import type { ProductRecord } from './product-record.ts';

/**
 * The shop's own custom fields of a product, in one language: facts for cards, the Swiss design badge,
 * technical data, questions and answers, the contents of a bundle. Absent ones are left out.
 */
export function productCustomFields(shop: Shop, product: ProductRecord, lang: Lang): Entity {
  const { demo } = product;
  const fields: Entity = { kontor_facts: demo.facts[lang] };
  if (demo.swissDesign) fields['kontor_swiss_design'] = true;
  if (demo.specifications?.length) {
    fields['kontor_specifications'] = demo.specifications.map((row) => ({
      label: row.label[lang],
      value: row.value[lang],
    }));
  }
  if (demo.faq?.length) {
    fields['kontor_faq'] = demo.faq.map((row) => ({
      question: row.question[lang],
      answer: row.answer[lang],
    }));
  }
  if (demo.bundle?.length) {
    fields['kontor_bundle'] = demo.bundle.map(({ product: key, quantity }) => ({
      productId: productId(key),
      name: shop.products.byId(productId(key))?.demo.name[lang] ?? key,
      quantity,
    }));
  }
  return fields;
}
