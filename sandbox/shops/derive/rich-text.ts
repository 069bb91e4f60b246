import type { Lang, Text } from '../model/text.ts';
import { categoryId, productId } from './ids.ts';
import { typeset } from './typeset.ts';

/** Start of the editor's links to pages of the shop. */
const PLACEHOLDER = '124c71d524604ccbad6042edce3ac799';

/** Replaces links with those of Shopware's editor. */
export function richText(html: Text, lang: Lang): string {
  return typeset(html[lang], lang).replace(
    /"(category|product):([a-z0-9.-]+)"/g,
    (_, kind: string, key: string) =>
      kind === 'category'
        ? `"${PLACEHOLDER}/navigation/${categoryId(key)}#"`
        : `"${PLACEHOLDER}/detail/${productId(key)}#"`,
  );
}
