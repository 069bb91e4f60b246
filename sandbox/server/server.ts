import { STATUS_CODES } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { noRoute, plainFailure } from '../protocol/errors.ts';
import type { Shop } from '../state/shop.ts';
import { adminApi } from './admin-api.ts';
import { mediaFiles, pages } from './pages.ts';
import { contentOf, pathOf, sendFailure } from './request.ts';
import { storeApi } from './store-api.ts';

/** Applies the next fault that matches a request, by an error or a reset; returns whether it was a reset. */
function injectFault({ switches }: Shop, request: FastifyRequest, reply: FastifyReply): boolean {
  const path = pathOf(request);
  const fault = switches.faults.find(
    ({ times, path: part, body = '' }) =>
      times > 0 && path.includes(part) && contentOf(request).includes(body),
  );
  if (fault === undefined) return false;
  fault.times--;
  if (fault.kind === 'status') throw plainFailure(fault.status, STATUS_CODES[fault.status] ?? 'Error');
  reply.hijack();
  request.raw.socket.resetAndDestroy();
  return true;
}

const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** As nginx in front of Shopware; a shorter time closes connections just when they are reused. */
const KEEP_ALIVE_MS = 75_000;
const API = /^\/(?:store-)?api\//;

/** Builds the server, which does not listen yet. @param requests counts requests to the APIs by path */
export function buildServer(shop: Shop, requests: Map<string, number>): FastifyInstance {
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
  const count = (request: FastifyRequest) => {
    const path = pathOf(request);
    requests.set(path, (requests.get(path) ?? 0) + 1);
  };
  app.addHook('preHandler', async (request, reply) => {
    if (!API.test(request.url)) return;
    if (shop.switches.latency > 0) await wait(shop.switches.latency);
    if (injectFault(shop, request, reply)) count(request);
  });
  // Before the answer, so that a client that has it finds the request counted.
  app.addHook('onSend', async (request) => {
    if (API.test(request.url)) count(request);
  });
  app.register(storeApi, { prefix: '/store-api', shop });
  app.register(adminApi, { prefix: '/api', shop });
  app.register(pages, { shop });
  app.register(mediaFiles, { shop });
  return app;
}
