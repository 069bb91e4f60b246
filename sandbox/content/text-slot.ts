import { categoryId } from '../catalog/category-index.ts';
import { productId } from '../catalog/product-index.ts';
import type { Text } from '../demo/model.ts';
import { typeset } from '../demo/typeset.ts';
import type { Lang } from '../shop/view.ts';
import type { LayoutElement } from './layout-model.ts';
import { fixed, type ResolvedSlot } from './resolved-slot.ts';
import type { Shown } from './shown.ts';

/** What Shopware's editor writes before a link to one of the shop's own pages; the Store API leaves it as it is. */
const PLACEHOLDER = '124c71d524604ccbad6042edce3ac799';

/** A text as the shop sends it: well set, and with Shopware's raw links in the place of `category:<key>` and `product:<key>`. */
export function finished(html: Text, lang: Lang): string {
  return typeset(html[lang], lang).replace(
    /"(category|product):([a-z0-9.-]+)"/g,
    (_, kind: string, key: string) =>
      kind === 'category'
        ? `"${PLACEHOLDER}/navigation/${categoryId(key)}#"`
        : `"${PLACEHOLDER}/detail/${productId(key)}#"`,
  );
}

/** A text: its own, or a field of the category that it is shown on. Scripts stay in HTML elements only (630). */
export function textSlot(
  element: Extract<LayoutElement, { type: 'text' | 'html' }>,
  lang: Lang,
  shown: Shown,
): ResolvedSlot {
  const { type } = element;
  if ('html' in element) {
    const content = finished(element.html, lang);
    return {
      type,
      config: { content: fixed(content) },
      data: { content, apiAlias: type === 'html' ? 'cms_html' : 'cms_text' },
    };
  }
  const demo = shown.category?.demo;
  const lead = demo?.lead?.[lang];
  const content =
    element.mapped === 'category.name'
      ? (demo?.name[lang] ?? '')
      : lead === undefined
        ? ''
        : `<p>${typeset(lead, lang)}</p>`;
  return {
    type,
    config: { content: { source: 'mapped', value: element.mapped } },
    data: { content, apiAlias: 'cms_text' },
  };
}
