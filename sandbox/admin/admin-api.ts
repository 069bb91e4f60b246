import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { bodyOf, contentOf, parseBody, queryOf } from '../server/body.ts';
import { Raw } from '../server/call.ts';
import { plainFailure } from '../server/errors.ts';
import { header, originOf, paramsOf } from '../server/request.ts';
import { noRoute, sendAnswer } from '../server/respond.ts';
import { isObject } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { SHOPWARE_VERSION } from '../shop/version.ts';
import type { AdminCall, AdminRoute } from './admin-route.ts';
import { GROUP_ROUTES } from './group-requests.ts';
import { MAIL_ROUTES } from './mail.ts';
import { MEDIA_ROUTES } from './media.ts';
import { checkBearer, grantToken } from './oauth.ts';
import { ORDER_ROUTES, resourceNotFound } from './order-work.ts';
import { REVIEW_ROUTES } from './reviews.ts';
import { SEARCH_ROUTES } from './search.ts';
import { SETTINGS_ROUTES } from './settings.ts';
import { SNIPPET_ROUTES } from './snippets.ts';
import { translations } from './translations.ts';

/** PATCH /api/customer/{id}: switches a customer off or on. */
function changeCustomer({ shop, body, params }: AdminCall): undefined {
  const customer = shop.customers.get(params['id'] ?? '');
  if (customer === undefined) throw resourceNotFound('customer', params['id'] ?? '');
  const active = typeof body['active'] === 'boolean' ? body['active'] : customer.active;
  shop.customers.put(customer.id, { ...customer, active });
  return undefined;
}

const ROUTES: readonly AdminRoute[] = [
  { method: 'GET', path: '/_info/version', handle: () => ({ version: SHOPWARE_VERSION }) },
  {
    method: 'GET',
    path: '/translations/:locale',
    handle: ({ shop, params }) => {
      if (!shop.switches.translationsRoute) throw plainFailure(404, 'No route found');
      return translations(shop, params['locale'] ?? '');
    },
  },
  { method: 'PATCH', path: '/customer/:id', handle: changeCustomer },
  ...SEARCH_ROUTES,
  ...GROUP_ROUTES,
  ...ORDER_ROUTES,
  ...MAIL_ROUTES,
  ...MEDIA_ROUTES,
  ...REVIEW_ROUTES,
  ...SETTINGS_ROUTES,
  ...SNIPPET_ROUTES,
];

function adminCall(shop: Shop, request: FastifyRequest, { method, takesFile }: AdminRoute): AdminCall {
  const json = method === 'GET' || takesFile ? {} : parseBody(request);
  return {
    shop,
    query: queryOf(request),
    body: isObject(json) ? json : {},
    list: Array.isArray(json) ? json.filter(isObject) : [],
    file: contentOf(request),
    contentType: header(request, 'content-type') ?? '',
    params: paramsOf(request),
    origin: originOf(request),
    headers: {},
  };
}

export const adminApi: FastifyPluginAsync<{ readonly shop: Shop }> = async (app, { shop }) => {
  app.post('/oauth/token', (request, reply) => sendAnswer(reply, grantToken(shop, bodyOf(request))));
  app.get('/_info/health-check', (_request, reply) =>
    sendAnswer(reply, new Raw('text/html; charset=UTF-8', '')),
  );
  app.register(async (staff) => {
    staff.addHook('onRequest', async (request) => checkBearer(shop, header(request, 'authorization')));
    for (const route of ROUTES)
      staff.route({
        method: route.method,
        url: route.path,
        handler: (request, reply) => {
          const call = adminCall(shop, request, route);
          const answer = route.handle(call);
          return sendAnswer(reply.headers(call.headers), answer);
        },
      });
  });
  app.setNotFoundHandler((request) => {
    checkBearer(shop, header(request, 'authorization'));
    throw noRoute(request);
  });
};
