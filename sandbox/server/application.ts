import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { addAccountRoutes } from '../account/routes.ts';
import { adminApi } from '../admin/admin-api.ts';
import { addCartRoutes } from '../cart/routes.ts';
import { addCatalogRoutes } from '../catalog/routes.ts';
import { servePayPage } from '../checkout/pay-page.ts';
import { addCheckoutRoutes } from '../checkout/routes.ts';
import { addContentRoutes } from '../content/category-page.ts';
import { addCookieRoutes } from '../content/cookie-groups.ts';
import type { Controls } from '../controls/controls.ts';
import { injectFault } from '../controls/fault.ts';
import { controlsOverHttp } from '../controls/http.ts';
import { addContactRoutes } from '../forms/contact.ts';
import { addNewsletterRoutes } from '../forms/newsletter.ts';
import { addWithdrawalRoutes } from '../forms/withdrawal.ts';
import { servePicture } from '../media/picture-file.ts';
import { servePublicFile } from '../media/public-file.ts';
import { addMediaRoutes } from '../media/store-media.ts';
import { addSessionRoutes } from '../session/routes.ts';
import { newToken } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';
import { addWishlistRoutes } from '../wishlist/routes.ts';
import type { Call } from './call.ts';
import { plainFailure, ShopwareError } from './errors.ts';
import { sendAnswer, sendCall, sendFailure } from './respond.ts';
import { type Match, Router } from './router.ts';
import { checkAccess, header, originOf, storeCall } from './store-api.ts';

/** Answers every request to the stand-in. */
export class Application {
  readonly #shop: Shop;
  readonly #controls: Controls;
  readonly #store = new Router();

  constructor(shop: Shop, controls: Controls) {
    this.#shop = shop;
    this.#controls = controls;
    addSessionRoutes(this.#store);
    addCatalogRoutes(this.#store);
    addContentRoutes(this.#store);
    addCartRoutes(this.#store);
    addAccountRoutes(this.#store);
    addCheckoutRoutes(this.#store);
    addWishlistRoutes(this.#store);
    addNewsletterRoutes(this.#store);
    addContactRoutes(this.#store);
    addWithdrawalRoutes(this.#store);
    addCookieRoutes(this.#store);
    addMediaRoutes(this.#store);
  }

  /** Handles one request; never throws. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const url = new URL(request.url ?? '/', 'http://sandbox');
      if (url.pathname.startsWith('/_sandbox/')) return await this.#control(request, response, url);
      if (/^\/(store-)?api\//.test(url.pathname)) {
        const { latency } = this.#shop.switches;
        if (latency > 0) await wait(latency);
        if (await injectFault(this.#shop, url.pathname, request, response)) {
          this.#log(request, response, url, url.pathname);
          return;
        }
      }
      if (url.pathname.startsWith('/store-api/')) return await this.#storeApi(request, response, url);
      if (url.pathname.startsWith('/api/')) return await this.#adminApi(request, response, url);
      if (await servePayPage(this.#shop, url.pathname, request, response)) return;
      if (servePublicFile(this.#shop, url.pathname, response)) return;
      if (await servePicture(url.pathname, response)) return;
      throw noRoute(request, url);
    } catch (error) {
      sendFailure(response, error, {});
    }
  }

  async #storeApi(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const match = this.#store.match(request.method ?? 'GET', url.pathname);
    const headers: Record<string, string> = {};
    const sentToken = header(request, 'sw-context-token');
    try {
      if (sentToken) headers['sw-context-token'] = sentToken;
      const { handler, params } = found(match, request, url);
      checkAccess(this.#shop, request);
      const call = await this.#call(request, url, params, headers);
      try {
        sendCall(response, call, await handler(call));
      } catch (error) {
        Object.assign(headers, call.reply.headers);
        if (call.reply.token === '') delete headers['sw-context-token'];
        else headers['sw-context-token'] = failedToken(call, sentToken);
        throw error;
      }
    } catch (error) {
      sendFailure(response, error, headers);
    }
    this.#log(request, response, url, match.kind === 'found' ? match.route : url.pathname);
  }

  /** What makes a request no call at all is answered with a token all the same, but for a body that is no JSON (case 829). */
  async #call(
    request: IncomingMessage,
    url: URL,
    params: Readonly<Record<string, string>>,
    headers: Record<string, string>,
  ): Promise<Call> {
    try {
      return await storeCall(this.#shop, request, url, params);
    } catch (error) {
      const unread = !(error instanceof ShopwareError) || error.errors[0]?.['code'] === '0';
      if (!unread) headers['sw-context-token'] ??= newToken();
      throw error;
    }
  }

  async #adminApi(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    try {
      const { found, body, headers = {} } = await adminApi(this.#shop, request, url);
      if (!found) throw noRoute(request, url);
      sendAnswer(response, 200, headers, body);
    } catch (error) {
      sendFailure(response, error, {});
    }
    this.#log(request, response, url, url.pathname);
  }

  async #control(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const body = await controlsOverHttp(this.#controls, request, url.pathname);
    if (body === undefined) throw noRoute(request, url);
    sendAnswer(response, 200, {}, body);
  }

  #log(request: IncomingMessage, response: ServerResponse, url: URL, route: string): void {
    this.#controls.requests.add({
      method: request.method ?? 'GET',
      path: url.pathname,
      route,
      status: response.statusCode,
      withToken: header(request, 'sw-context-token') !== undefined,
      bytes: Number(response.getHeader('content-length') ?? 0),
    });
  }
}

/** An error on an expired session comes with the token that was sent (case 581). */
function failedToken(call: Call, sent: string | undefined): string {
  return sent && call.session.token !== sent ? sent : call.reply.token;
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
