import fp from 'fastify-plugin';
import {
  createContext,
  type GatewayContext,
  type GatewayParts,
  type RequestInfo,
} from '../domains/shared/context.ts';
import { ResponsePadding } from '../platform/rate-limit/response-padding.ts';

declare module 'fastify' {
  interface FastifyInstance {
    createContext(request: RequestInfo): Promise<GatewayContext>;
  }
}

/** Creates the resolvers' context, for operations over HTTP and for those of rendered pages. */
export const contextPlugin = fp(async (app) => {
  const { lock, attempts, singleUse, idempotency } = app.shared;
  const parts: GatewayParts = {
    configuration: app.configuration,
    log: app.log,
    metrics: app.metrics,
    notices: app.notices,
    store: app.store,
    admin: app.admin,
    cache: app.cache,
    reads: app.reads,
    channel: app.channel,
    paths: app.paths,
    translatedPaths: app.translatedPaths,
    lock,
    attempts,
    singleUse,
    idempotency,
    seals: app.seals,
    padding: { login: new ResponsePadding(), recovery: new ResponsePadding() },
    pictures: app.pictures,
    elements: app.shopExtension.elements ?? {},
  };
  app.decorate('createContext', (request) => createContext(parts, app, request));
});
