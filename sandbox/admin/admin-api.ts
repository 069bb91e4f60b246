import type { IncomingMessage } from 'node:http';
import { parseJson, parseQuery, readBody, readContent } from '../server/body.ts';
import { Raw } from '../server/call.ts';
import { plainFailure } from '../server/errors.ts';
import { header, originOf } from '../server/store-api.ts';
import { isObject } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import type { AdminCall, AdminRoute } from './admin-route.ts';
import { GROUP_ROUTES } from './group-requests.ts';
import { MAIL_ROUTES } from './mail.ts';
import { MEDIA_ROUTES } from './media.ts';
import { checkBearer, grantToken } from './oauth.ts';
import { ORDER_ROUTES, resourceNotFound } from './order-work.ts';
import { REVIEW_ROUTES } from './reviews.ts';
import { SEARCH_ROUTES } from './search.ts';
import { SNIPPET_ROUTES } from './snippets.ts';
import { translations } from './translations.ts';

/** Version that the stand-in claims to be. */
const VERSION = '6.6.7.1';

/** PATCH /api/customer/{id}: switches a customer off or on. */
function changeCustomer({ shop, body, params }: AdminCall): undefined {
  const customer = shop.customers.get(params[0] ?? '');
  if (customer === undefined) throw resourceNotFound('customer', params[0] ?? '');
  const active = typeof body['active'] === 'boolean' ? body['active'] : customer.active;
  shop.customers.put(customer.id, { ...customer, active });
  return undefined;
}

const ROUTES: readonly AdminRoute[] = [
  { method: 'GET', path: /^\/api\/_info\/version$/, handle: () => ({ version: VERSION }) },
  {
    method: 'GET',
    path: /^\/api\/translations\/([A-Za-z-]+)$/,
    handle: ({ shop, params }) => {
      if (!shop.switches.translationsRoute) throw plainFailure(404, 'No route found');
      return translations(shop, params[0] ?? '');
    },
  },
  { method: 'PATCH', path: /^\/api\/customer\/([^/]+)$/, handle: changeCustomer },
  ...SEARCH_ROUTES,
  ...GROUP_ROUTES,
  ...ORDER_ROUTES,
  ...MAIL_ROUTES,
  ...MEDIA_ROUTES,
  ...REVIEW_ROUTES,
  ...SNIPPET_ROUTES,
];

/** What the Admin API answers; `found` is false for a path that is not here. */
interface AdminAnswer {
  readonly found: boolean;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers the part of the Admin API that a storefront, its tests and the shop's staff need. */
export async function adminApi(shop: Shop, request: IncomingMessage, url: URL): Promise<AdminAnswer> {
  const path = url.pathname;
  if (path === '/api/oauth/token' && request.method === 'POST')
    return { found: true, body: grantToken(shop, await readBody(request)) };
  if (path === '/api/_info/health-check')
    return { found: true, body: new Raw('text/html; charset=UTF-8', '') };
  checkBearer(shop, header(request, 'authorization'));
  for (const { method, path: pattern, takesFile, handle } of ROUTES) {
    const match = pattern.exec(path);
    if (match === null || request.method !== method) continue;
    const file = await readContent(request);
    const contentType = header(request, 'content-type') ?? '';
    const json = method === 'GET' || takesFile ? {} : parseJson(file.toString(), contentType);
    const headers: Record<string, string> = {};
    const answer = handle({
      shop,
      query: parseQuery(url.search),
      body: isObject(json) ? json : {},
      list: Array.isArray(json) ? json.filter(isObject) : [],
      file,
      contentType,
      params: match.slice(1),
      origin: originOf(request),
      headers,
    });
    return { found: true, body: answer, headers };
  }
  return { found: false };
}
