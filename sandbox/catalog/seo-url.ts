import type { Call } from '../server/call.ts';
import { parseCriteria } from '../server/criteria.ts';
import { listEntities } from '../server/entity-list.ts';
import type { Entity } from '../shop/entity.ts';
import { seoUrlEntity } from './seo-index.ts';

/** In the language of the request (cases 655–672). */
export function seoUrls(call: Call): Entity {
  const own = call.shop.seo.all.filter(
    ({ lang, canonical }) => lang === call.view.lang && canonical === true,
  );
  return listEntities('seo_url', own.map(seoUrlEntity), parseCriteria(call.body));
}

/** As a shop with a sitemap job would have them. */
export function sitemap(call: Call): Entity[] {
  return [
    {
      filename: `${call.origin}/sitemap/sitemap-${call.view.lang}.xml`,
      created: '2026-01-05T08:00:00.000+00:00',
      apiAlias: 'sitemap',
    },
  ];
}
