import { type Entity, entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { AdminRoute } from './admin-route.ts';
import { LOCALES, translations } from './translations.ts';

function setId(locale: string): string {
  return idOf('snippet-set', locale);
}

/** One a locale (case 798). */
export function snippetSets(): Entity[] {
  return LOCALES.map((locale) => ({
    extensions: { foreignKeys: { extensions: [], apiAlias: 'snippet_set_foreign_keys_extension' } },
    _uniqueIdentifier: setId(locale),
    versionId: null,
    ...entity('snippet_set', setId(locale), {
      name: `BASE ${locale}`,
      baseFile: `messages.${locale}`,
      iso: locale,
      snippets: null,
      salesChannelDomains: null,
    }),
  }));
}

export function snippets(shop: Shop): Entity[] {
  return LOCALES.flatMap((locale) =>
    Object.entries(translations(shop, locale)).map(([translationKey, value]) => {
      const id = idOf('snippet', `${locale}:${translationKey}`);
      return {
        extensions: { foreignKeys: { extensions: [], apiAlias: 'snippet_foreign_keys_extension' } },
        _uniqueIdentifier: id,
        versionId: null,
        ...entity('snippet', id, {
          setId: setId(locale),
          translationKey,
          value,
          author: 'user/admin',
          set: null,
        }),
      };
    }),
  );
}

/** Cases 800, 801. */
export const SNIPPET_ROUTES: readonly AdminRoute[] = [
  { method: 'POST', path: '/_action/snippet-set', handle: () => ({ total: 0, data: [] }) },
  {
    method: 'GET',
    path: '/_action/snippet-set/baseFile',
    handle: () => {
      const items = LOCALES.map((locale) => ({
        name: `messages.${locale}`,
        iso: locale,
        path: `/var/www/shopware/src/Core/Framework/Resources/snippet/${locale.replace('-', '_')}/messages.${locale}.base.json`,
        author: 'Shopware',
        isBase: true,
      }));
      return { items, total: items.length };
    },
  },
];
