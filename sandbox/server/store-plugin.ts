import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { addAccountRoutes } from '../account/routes.ts';
import { addCartRoutes } from '../cart/routes.ts';
import { addCatalogRoutes } from '../catalog/routes.ts';
import { addCheckoutRoutes } from '../checkout/routes.ts';
import { addContentRoutes } from '../content/category-page.ts';
import { addCookieRoutes } from '../content/cookie-groups.ts';
import { withPageLinks } from '../content/page-links.ts';
import { addContactRoutes } from '../forms/contact.ts';
import { addNewsletterRoutes } from '../forms/newsletter.ts';
import { addWithdrawalRoutes } from '../forms/withdrawal.ts';
import { largeRouter } from '../large/routes.ts';
import { addMediaRoutes } from '../media/store-media.ts';
import { addSessionRoutes } from '../session/routes.ts';
import { newToken } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';
import { addWishlistRoutes } from '../wishlist/routes.ts';
import { type Call, type Handler, Raw } from './call.ts';
import { ShopwareError } from './errors.ts';
import { FieldSelection } from './includes.ts';
import { header } from './request.ts';
import { noRoute, sendAnswer } from './respond.ts';
import { Router } from './router.ts';
import { checkAccess, storeCall } from './store-api.ts';

/** Invalid requests get a token too, except for malformed JSON (case 829). */
function openCall(shop: Shop, request: FastifyRequest, reply: FastifyReply): Call {
  try {
    return storeCall(shop, request);
  } catch (error) {
    const unread = !(error instanceof ShopwareError) || error.errors[0]?.['code'] === '0';
    if (!unread && !reply.hasHeader('sw-context-token')) reply.header('sw-context-token', newToken());
    throw error;
  }
}

async function answer(
  shop: Shop,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  checkAccess(shop, request);
  const call = openCall(shop, request, reply);
  try {
    const body = await handler(call);
    const { status, token, headers } = call.reply;
    const isEntity = !(body instanceof Raw) && body !== undefined;
    const selected = isEntity ? new FieldSelection(call.body).apply(body) : body;
    return sendAnswer(
      reply.code(status).header('sw-context-token', token).headers(headers),
      selected,
      (json) => withPageLinks(call, json),
    );
  } catch (error) {
    reply.headers(call.reply.headers);
    const token = failedToken(call, header(request, 'sw-context-token'));
    if (call.reply.token === '') reply.removeHeader('sw-context-token');
    else reply.header('sw-context-token', token);
    throw error;
  }
}

/** With an expired session the error carries the token that was sent (case 581). */
function failedToken(call: Call, sent: string | undefined): string {
  return sent && call.session.token !== sent ? sent : call.reply.token;
}

export const storePlugin: FastifyPluginAsync<{ readonly shop: Shop }> = async (app, { shop }) => {
  app.addHook('onRequest', async (request, reply) => {
    const sent = header(request, 'sw-context-token');
    if (sent) reply.header('sw-context-token', sent);
  });
  app.setNotFoundHandler((request) => {
    throw noRoute(request);
  });
  const router = new Router(app, (handler, request, reply) => answer(shop, handler, request, reply));
  addSessionRoutes(router);
  addCatalogRoutes(shop.large === null ? router : largeRouter(router, shop.large));
  addContentRoutes(router);
  addCartRoutes(router);
  addAccountRoutes(router);
  addCheckoutRoutes(router);
  addWishlistRoutes(router);
  addNewsletterRoutes(router);
  addContactRoutes(router);
  addWithdrawalRoutes(router);
  addCookieRoutes(router);
  addMediaRoutes(router);
  router.refuseOtherMethods();
};
