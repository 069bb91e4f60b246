import { STATUS_CODES } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { noRoute, plainFailure } from '../protocol/errors.ts';
import type { Shop } from '../state/shop.ts';
import { adminApi } from './admin-api.ts';
import { mediaFiles, pages } from './pages.ts';
import { contentOf, header, pathOf, sendFailure } from './request.ts';
import { storeApi } from './store-api.ts';

interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly withToken: boolean;
}

const MAX_ENTRIES = 10_000;

/** Requests to both APIs, for tests that count upstream calls. */
export class RequestLog {
  readonly entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): void {
    if (this.entries.length < MAX_ENTRIES) this.entries.push(entry);
  }

  /** Requests whose path contains a text. */
  count(part: string): number {
    return this.entries.filter(({ path }) => path.includes(part)).length;
  }

  clear(): void {
    this.entries.length = 0;
  }
}

/**
 * Applies the next fault that matches a request.
 * @param hasBody whether the body was read: only faults that look into it wait for it
 * @returns whether the request gets no answer
 * @throws the error of a fault with a status
 */
async function injectFault(
  { switches }: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  hasBody: boolean,
): Promise<boolean> {
  const path = pathOf(request);
  const fault = switches.faults.find(
    ({ times, path: part, body }) =>
      times > 0 &&
      path.includes(part) &&
      (body === undefined ? !hasBody : hasBody && contentOf(request).includes(body)),
  );
  if (fault === undefined) return false;
  fault.times--;
  if (fault.kind === 'status') throw plainFailure(fault.status, STATUS_CODES[fault.status] ?? 'Error');
  if (fault.kind === 'garbage') {
    await reply.type('application/json').send(Buffer.from('<html><b>Fatal error</b>: {"elements":['));
    return false;
  }
  reply.hijack();
  if (fault.kind === 'reset') request.raw.socket.resetAndDestroy();
  return true;
}

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
