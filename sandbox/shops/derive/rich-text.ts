import type { Lang, Text } from '../model/text.ts';
import { categoryId, productId } from './ids.ts';
import { typeset } from './typeset.ts';

/** What Shopware's editor writes before a link to one of the shop's own pages; the Store API leaves it as it is. */
const PLACEHOLDER = '124c71d524604ccbad6042edce3ac799';

/** HTML as Shopware stores it: typeset, and with Shopware's raw links in the place of `category:<key>` and `product:<key>`. */
export function richText(html: Text, lang: Lang): string {
  return typeset(html[lang], lang).replace(
    /"(category|product):([a-z0-9.-]+)"/g,
    (_, kind: string, key: string) =>
      kind === 'category'
        ? `"${PLACEHOLDER}/navigation/${categoryId(key)}#"`
        : `"${PLACEHOLDER}/detail/${productId(key)}#"`,
  );
}
