import type { Lang } from '../../shops/model/text.ts';
import { languageByLang, SALES_CHANNEL_ID } from '../../state/channel.ts';
import { type Entity, entity } from '../../state/entity.ts';
import type { SeoIndex } from '../../state/seo-index.ts';
import type { Shop } from '../../state/shop.ts';

export function seoUrlEntity(path: SeoIndex['all'][number]): Entity {
  return entity('seo_url', path.id, {
    salesChannelId: SALES_CHANNEL_ID,
    languageId: languageByLang(path.lang).id,
    routeName: path.routeName,
    foreignKey: path.foreignKey,
    pathInfo: path.pathInfo,
    seoPathInfo: path.path,
    isCanonical: path.canonical,
    isDeleted: false,
  });
}

/** The canonical path of an entity, as a list. */
export function seoUrlEntities(shop: Shop, foreignKey: string, lang: Lang): Entity[] {
  const path = shop.seo.byKey(foreignKey, lang);
  return path === undefined ? [] : [seoUrlEntity(path)];
}
