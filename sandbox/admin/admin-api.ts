import type { IncomingMessage } from 'node:http';
import { seoUrlEntity } from '../catalog/seo-index.ts';
import { readBody } from '../server/body.ts';
import { Raw } from '../server/call.ts';
import { parseCriteria } from '../server/criteria.ts';
import { entityReader, select } from '../server/entity-list.ts';
import { FieldSelection } from '../server/includes.ts';
import { header } from '../server/store-api.ts';
import type { Entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { checkBearer, grantToken } from './oauth.ts';
import { translations } from './translations.ts';

/** Version that the stand-in claims to be. */
const VERSION = '6.6.7.1';

/** Answers the part of the Admin API that a storefront needs; undefined for any other path. */
export async function adminApi(shop: Shop, request: IncomingMessage, path: string): Promise<unknown> {
  if (path === '/api/oauth/token' && request.method === 'POST')
    return grantToken(shop, await readBody(request));
  if (path === '/api/_info/health-check') return new Raw('text/html; charset=UTF-8', '');
  if (!path.startsWith('/api/')) return undefined;
  checkBearer(shop, header(request, 'authorization'));
  if (path === '/api/_info/version') return { version: VERSION };
  const locale = /^\/api\/translations\/([A-Za-z-]+)$/.exec(path)?.[1];
  if (locale !== undefined && request.method === 'GET') return translations(locale);
  if (path === '/api/search/seo-url' && request.method === 'POST')
    return searchSeoUrls(shop, await readBody(request));
  return undefined;
}

/** POST /api/search/seo-url: all languages, superseded paths with `isCanonical: null` (recordings 665, 803). */
function searchSeoUrls(shop: Shop, body: Entity): unknown {
  const entities = shop.seo.all.map(seoUrlEntity);
  const { page, total } = select(
    entities,
    parseCriteria(body),
    entityReader('seo_url'),
    (path) => path['id'],
  );
  const data = page.map((path) => ({ ...path, versionId: null, salesChannel: null, language: null }));
  return new FieldSelection(body).apply({ total, data, aggregations: [] });
}
