import { LANDING_PAGES } from '../../sandbox/content/landing-pages.ts';
import { SALES_CHANNEL_ID } from '../../sandbox/session/sales-channel-id.ts';
import { idOf } from '../../sandbox/shop/ids.ts';
import type { Shop } from '../../sandbox/shop/shop.ts';
import type { ShopwareRecord } from './admin-client.ts';
import type { Surroundings } from './surroundings.ts';
import { translations } from './translations.ts';

/**
 * The SEO paths of the demo shop, superseded ones included. `isModified` tells Shopware that they are set by hand, so it
 * makes none of its own for these entities, whatever its templates say.
 */
export function seoPaths(around: Surroundings, { seo }: Shop): ShopwareRecord[] {
  return seo.all.map(({ id, lang, foreignKey, routeName, pathInfo, path, canonical }) => ({
    id,
    salesChannelId: SALES_CHANNEL_ID,
    languageId: around.languages[lang],
    foreignKey,
    routeName,
    pathInfo,
    seoPathInfo: path,
    isCanonical: canonical,
    isModified: true,
    isDeleted: false,
  }));
}

/** Pages outside the category tree. */
export function landingPages(around: Surroundings): ShopwareRecord[] {
  return LANDING_PAGES.map(({ id, layout, name, description, url }) => ({
    id,
    active: true,
    cmsPageId: idOf('layout', layout),
    salesChannels: [{ id: SALES_CHANNEL_ID }],
    translations: translations(around, (lang) => ({
      name: name[lang],
      url: url[lang],
      metaTitle: name[lang],
      metaDescription: description[lang],
    })),
  }));
}
