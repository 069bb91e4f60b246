import type { FastifyReply, FastifyRequest } from 'fastify';
import { Raw } from './call.ts';
import { plainFailure, ShopwareError } from './errors.ts';
import { originOf, pathOf } from './request.ts';

/**
 * Sent as bytes, because text would get a charset.
 * @param finish changes the JSON that goes out
 */
export function sendAnswer(
  reply: FastifyReply,
  body: unknown,
  finish: (json: string) => string = (json) => json,
): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache, private');
  if (body === undefined) return reply.code(reply.statusCode === 200 ? 204 : reply.statusCode).send();
  return body instanceof Raw
    ? reply.type(body.type).send(Buffer.from(body.content))
    : reply.type('application/json').send(Buffer.from(finish(JSON.stringify(body))));
}

/** An unexpected error is a 500 with its message, as in Shopware's debug mode. */
export function sendFailure(reply: FastifyReply, error: unknown): FastifyReply {
  const { status, errors } =
    error instanceof ShopwareError
      ? error
      : plainFailure(500, error instanceof Error ? (error.stack ?? error.message) : String(error));
  return sendAnswer(reply.code(status), { errors });
}

/** Symfony's answers for an unknown path or method. */
export function noRoute(request: FastifyRequest, allow?: readonly string[]): ShopwareError {
  const detail = `No route found for "${request.method} ${originOf(request)}${pathOf(request)}"`;
  return allow === undefined
    ? plainFailure(404, detail)
    : plainFailure(405, `${detail}: Method Not Allowed (Allow: ${allow.join(', ')})`);
}
