import type { DemoProduct } from '../model/product.ts';
import type { Lang } from '../model/text.ts';
import { productId } from './ids.ts';
import { typeset } from './typeset.ts';

/** @param products of the catalogue, for names in a bundle */
export function productFields(
  demo: DemoProduct,
  lang: Lang,
  products: readonly DemoProduct[],
): Record<string, unknown> {
  const fields: Record<string, unknown> =
    demo.facts === undefined ? {} : { kontor_facts: typeset(demo.facts[lang], lang) };
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
      name: products.find((other) => other.key === key)?.name[lang] ?? key,
      quantity,
    }));
  }
  return fields;
}
