import type { IncomingMessage, ServerResponse } from 'node:http';
import { addAccountRoutes } from '../account/routes.ts';
import { addCartRoutes } from '../cart/routes.ts';
import { addCatalogRoutes } from '../catalog/routes.ts';
import { servePayPage } from '../checkout/pay-page.ts';
import { addCheckoutRoutes } from '../checkout/routes.ts';
import { addContentRoutes } from '../content/category-page.ts';
import type { PictureCache } from '../media/picture-cache.ts';
import { serveMedia } from '../media/routes.ts';
import { addSessionRoutes } from '../session/routes.ts';
import type { Shop } from '../shop/shop.ts';
import { type Call, Raw } from './call.ts';
import { plainFailure, ShopwareError } from './errors.ts';
import { FieldSelection } from './includes.ts';
import { type Match, Router } from './router.ts';
import { checkAccess, originOf, storeCall } from './store-api.ts';

/** Answers every request to the stand-in. */
export class Application {
  readonly #shop: Shop;
  readonly #pictures: PictureCache;
  readonly #store = new Router();

  constructor(shop: Shop, pictures: PictureCache) {
    this.#shop = shop;
    this.#pictures = pictures;
    addSessionRoutes(this.#store);
    addCatalogRoutes(this.#store);
    addContentRoutes(this.#store);
    addCartRoutes(this.#store);
    addAccountRoutes(this.#store);
    addCheckoutRoutes(this.#store);
  }

  /** Handles one request; never throws. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    try {
      if (url.pathname.startsWith('/store-api/')) return await this.#storeApi(request, response, url);
      if (await servePayPage(this.#shop, url.pathname, request, response)) return;
      if (await serveMedia(url.pathname, this.#pictures, response)) return;
      throw noRoute(request, url);
    } catch (error) {
      sendError(response, error, {});
    }
  }

  async #storeApi(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { handler, params } = found(this.#store.match(request.method ?? 'GET', url.pathname), request, url);
    checkAccess(this.#shop, request);
    const call = await storeCall(this.#shop, request, url, params);
    try {
      const body = await handler(call);
      send(response, call, body);
    } catch (error) {
      sendError(response, error, { ...call.reply.headers, 'sw-context-token': call.reply.token });
    }
  }
}

function noRoute(request: IncomingMessage, url: URL): ShopwareError {
  return plainFailure(404, `No route found for "${request.method} ${originOf(request)}${url.pathname}"`);
}

function found(match: Match, request: IncomingMessage, url: URL): Extract<Match, { kind: 'found' }> {
  if (match.kind === 'found') return match;
  if (match.kind === 'none') throw noRoute(request, url);
  const allow = match.allow.join(', ');
  throw plainFailure(
    405,
    `No route found for "${request.method} ${originOf(request)}${url.pathname}": Method Not Allowed (Allow: ${allow})`,
  );
}

function send(response: ServerResponse, call: Call, body: unknown): void {
  const headers = {
    'cache-control': 'no-cache, private',
    'sw-context-token': call.reply.token,
    ...call.reply.headers,
  };
  if (body instanceof Raw) {
    response.writeHead(call.reply.status, { ...headers, 'content-type': body.type }).end(body.content);
    return;
  }
  if (body === undefined) {
    response.writeHead(call.reply.status === 200 ? 204 : call.reply.status, headers).end();
    return;
  }
  sendJson(response, call.reply.status, headers, new FieldSelection(call.body).apply(body));
}

function sendJson(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: unknown,
): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    .end(text);
}

function sendError(response: ServerResponse, error: unknown, headers: Record<string, string>): void {
  const failure =
    error instanceof ShopwareError
      ? error
      : plainFailure(500, error instanceof Error ? `${error.message} ${error.stack ?? ''}` : String(error));
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const all = { 'cache-control': 'no-cache, private', ...headers };
  sendJson(response, failure.status, all, { errors: failure.errors });
}
