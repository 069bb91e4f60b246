import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { TrustProxy } from '../config/addresses.ts';
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

/** Returns the request id of a trusted proxy, or a new one. */
export function requestIds(
  trustProxy: TrustProxy,
): (raw: {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}) => string {
  const trusts = trustedPeer(trustProxy);
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID_HEADER];
    if (typeof given === 'string' && REQUEST_ID.test(given) && trusts(socket.remoteAddress ?? ''))
      return given;
    return crypto.randomUUID();
  };
}

/**
 * Gives every request a scope (id, trace, operation, client), logs it after the response, and returns its id in
 * `x-request-id`. Health checks and scrapes are logged at `debug`.
 */
export const requestScopePlugin = fp(async (app) => {
  app.decorateRequest('scope');
  app.addHook('onRequest', (request, reply, done) => {
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

/** proxy-addr's names, as Fastify takes them in `TRUST_PROXY`. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function trustedPeer(trustProxy: TrustProxy): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'function') return (address) => trustProxy(address, 0);
  const networks = new BlockList();
  for (const entry of trustProxy.split(',').flatMap((name) => RANGES[name.trim()] ?? [name.trim()])) {
    const [address = '', bits] = entry.split('/', 2);
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    networks.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) =>
    networks.check(address.replace(/^::ffff:(?=\d+\.)/, ''), address.includes('.') ? 'ipv4' : 'ipv6');
}
