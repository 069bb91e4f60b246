import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { adminApi } from '../admin/admin-api.ts';
import { payPage } from '../checkout/pay-page.ts';
import type { Controls } from '../controls/controls.ts';
import { injectFault } from '../controls/fault.ts';
import { controlRoutes } from '../controls/http.ts';
import { mediaFiles } from '../media/media-files.ts';
import type { Shop } from '../shop/shop.ts';
import { parseQuery } from './body.ts';
import { plainFailure } from './errors.ts';
import { header, pathOf } from './request.ts';
import { noRoute, sendFailure } from './respond.ts';
import { storePlugin } from './store-plugin.ts';

const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** As nginx in front of a Shopware keeps an idle connection; a short time ends some just as they are used again. */
const KEEP_ALIVE_MS = 75_000;
const OF_SHOPWARE = /^\/(?:store-)?api\//;

/** Does not listen. */
export function buildServer(shop: Shop, controls: Controls): FastifyInstance {
  const app: FastifyInstance = fastify({
    bodyLimit: MAX_BODY_BYTES,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: 500, querystringParser: parseQuery },
    frameworkErrors: (error, _request, reply) => {
      sendFailure(reply, plainFailure(400, error.message));
    },
  });
  // Bodies are parsed by handlers: Shopware checks access, session and language first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) => sendFailure(reply, error));
  app.setNotFoundHandler((request) => {
    throw noRoute(request);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!OF_SHOPWARE.test(request.url)) return;
    const { latency } = shop.switches;
    if (latency > 0) await wait(latency);
    if (await injectFault(shop, request, reply, false)) log(request, reply, 0);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (OF_SHOPWARE.test(request.url) && (await injectFault(shop, request, reply, true)))
      log(request, reply, 0);
  });
  // Before sending, so that a client that has the answer finds it counted.
  app.addHook('onSend', async (request, reply, payload) => {
    if (OF_SHOPWARE.test(request.url)) log(request, reply, Buffer.isBuffer(payload) ? payload.length : 0);
  });
  function log(request: FastifyRequest, { statusCode }: FastifyReply, bytes: number): void {
    const path = pathOf(request);
    const route = request.routeOptions.url ?? path;
    const withToken = header(request, 'sw-context-token') !== undefined;
    controls.requests.add({ method: request.method, path, route, status: statusCode, withToken, bytes });
  }
  app.register(storePlugin, { prefix: '/store-api', shop });
  app.register(adminApi, { prefix: '/api', shop });
  app.register(controlRoutes, { prefix: '/_sandbox', controls });
  app.register(payPage, { prefix: '/_pay', shop });
  app.register(mediaFiles, { shop });
  return app;
}
