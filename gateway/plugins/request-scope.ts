import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type RequestScope, withinRequest } from '../platform/request-scope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any other hook runs. */
    readonly scope: RequestScope;
  }
}

/** Request ids accepted from a proxy: UUID, ULID, nginx's `$request_id`, AWS' `Root=1-…`. */
const REQUEST_ID = /^[\w.:=+/-]{8,128}$/;
const REQUEST_ID_HEADER = 'x-request-id';
const QUIET_PATHS = /^\/(?:health\/|metrics)/;

/**
 * Gives every request a scope, logs it after the response (health checks and scrapes at `debug`), and returns its id in
 * `x-request-id`: a new one, or that of a trusted proxy that forwarded it (`x-forwarded-for`).
 */
export const requestScopePlugin = fp(async (app) => {
  app.decorateRequest('scope');
  app.addHook('onRequest', (request, reply, done) => {
    const given = request.headers[REQUEST_ID_HEADER];
    // `ips` has more than the sender's address only if a trusted proxy forwarded the request.
    const isForwarded = given !== undefined && (request.ips?.length ?? 0) > 1;
    if (isForwarded && REQUEST_ID.test(String(given))) request.id = String(given);
    const scope = {
      requestId: request.id,
      trace: null,
      operation: null,
      client: null,
      clientVersion: null,
      pageKind: null,
      errorCodes: new Set<string>(),
    };
    Object.assign(request, { scope });
    reply.header(REQUEST_ID_HEADER, request.id);
    withinRequest(scope, done);
  });
  // Reading a body loses the async context of the request, so it is restored here.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.raw.method === 'GET') done();
    else withinRequest(request.scope, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { errorCodes } = request.scope;
    const details = {
      req: request,
      res: reply,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(errorCodes.size > 0 ? { errorCodes: [...errorCodes] } : {}),
    };
    withinRequest(request.scope, () => {
      if (isQuiet(request)) app.log.debug(details, 'request');
      else app.log.info(details, 'request');
    });
    done();
  });
});

const isQuiet = ({ routeOptions }: FastifyRequest): boolean => QUIET_PATHS.test(routeOptions.url ?? '');
