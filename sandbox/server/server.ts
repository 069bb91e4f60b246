import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { noRoute, plainFailure } from '../protocol/errors.ts';
import type { Shop } from '../state/shop.ts';
import { adminApi } from './admin-api.ts';
import { injectFault } from './faults.ts';
import { mediaFiles, pages } from './pages.ts';
import { header, pathOf, sendFailure } from './request.ts';
import type { RequestLog } from './request-log.ts';
import { storeApi } from './store-api.ts';

const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** As nginx in front of Shopware; a shorter time closes connections just when they are reused. */
const KEEP_ALIVE_MS = 75_000;
const API = /^\/(?:store-)?api\//;

/** Builds the server, which does not listen yet. */
export function buildServer(shop: Shop, requests: RequestLog): FastifyInstance {
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, _request, reply) => {
      sendFailure(reply, plainFailure(400, error.message));
    },
  });
  // Handlers parse bodies: Shopware checks access, session and language first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) => sendFailure(reply, error));
  app.setNotFoundHandler((request) => {
    throw noRoute(request.method, pathOf(request));
  });
  const log = (request: FastifyRequest) => {
    const withToken = header(request, 'sw-context-token') !== undefined;
    requests.add({ method: request.method, path: pathOf(request), withToken });
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!API.test(request.url)) return;
    if (shop.switches.latency > 0) await wait(shop.switches.latency);
    if (await injectFault(shop, request, reply, false)) log(request);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (API.test(request.url) && (await injectFault(shop, request, reply, true))) log(request);
  });
  // Before the answer, so that a client that has it finds the request counted.
  app.addHook('onSend', async (request) => {
    if (API.test(request.url)) log(request);
  });
  app.register(storeApi, { prefix: '/store-api', shop });
  app.register(adminApi, { prefix: '/api', shop });
  app.register(pages, { shop });
  app.register(mediaFiles, { shop });
  return app;
}
