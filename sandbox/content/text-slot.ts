import type { Entity } from '../shop/entity.ts';
import { richText } from '../shops/derive/rich-text.ts';
import { typeset } from '../shops/derive/typeset.ts';
import type { LayoutElement } from '../shops/model/layout.ts';
import type { Lang } from '../shops/model/text.ts';
import type { Shown } from './shown.ts';

/** What Shopware's own layouts have in texts. */
const CATEGORY_NAME = '{{ category.name }}';

/** Its own, or a field of its category. Only HTML elements keep scripts (case 630). */
export function textData(
  element: Extract<LayoutElement, { type: 'text' | 'html' }>,
  lang: Lang,
  shown: Shown,
): Entity {
  const apiAlias = element.type === 'html' ? 'cms_html' : 'cms_text';
  const demo = shown.category?.demo;
  if ('html' in element) {
    const content = richText(element.html, lang).replaceAll(CATEGORY_NAME, demo?.name[lang] ?? '');
    return { content, apiAlias };
  }
  if (element.mapped === 'category.name') return { content: demo?.name[lang] ?? '', apiAlias };
  const lead = demo?.lead?.[lang];
  return { content: lead === undefined ? '' : `<p>${typeset(lead, lang)}</p>`, apiAlias };
}
