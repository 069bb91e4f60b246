import { idOf } from '../../sandbox/shops/derive/ids.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';
import type { Surroundings } from './surroundings.ts';
import { translations } from './translations.ts';

/**
 * The SEO paths of the demo shop, superseded ones included. `isModified` tells Shopware that they are set by hand, so it
 * makes none of its own for these entities, whatever its templates say.
 */
export function seoPaths(around: Surroundings): ShopwareRecord[] {
  return demo.paths.map(({ id, lang, foreignKey, routeName, pathInfo, path, canonical }) => ({
    id,
    salesChannelId: demo.salesChannelId,
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
  return demo.landingPages.map(({ key, layout, name, description, url }) => ({
    id: idOf('landing-page', key),
    active: true,
    cmsPageId: idOf('layout', layout),
    salesChannels: [{ id: demo.salesChannelId }],
    translations: translations(around, (lang) => ({
      name: name[lang],
      url: url[lang],
      metaTitle: name[lang],
      metaDescription: description[lang],
    })),
  }));
}
