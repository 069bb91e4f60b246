import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatError, problemOf } from '../../domains/shared/errors.ts';
import { ENGLISH } from '../../domains/shared/messages/messages.ts';
import type { ProgramCode } from '../../domains/shared/problem.ts';
import { isObject } from '../../lib/json.ts';
import { typeFor } from '../../lib/negotiate.ts';
import { RequestError } from '../../plugins/request-error.ts';
import { EVENT_STREAM, sendErrorEvent } from './live/send-events.ts';
import { ANSWER_TYPES, JSON_TYPE } from './response.ts';

/**
 * Sends an error of a request that was not executed.
 * @param accepted media type of a well-formed request; null for a malformed one, which always gets an error status
 */
export function sendRefusal(reply: FastifyReply, error: unknown, accepted: string | null): FastifyReply {
  const { request, server: app } = reply;
  const formatted = formatError(error, app.messages.builtIn(ENGLISH), request.id, app.log);
  request.scope.errorCodes.add(String(formatted.extensions['code']));
  const status = Number(formatted.extensions['status'] ?? 400);
  if (accepted === EVENT_STREAM && status < 429) return sendErrorEvent(reply, { errors: [formatted] });
  const type = typeFor(request.headers.accept, ANSWER_TYPES) ?? JSON_TYPE;
  return sendErrors(reply, accepted === JSON_TYPE && status === 400 ? 200 : status, [formatted], type);
}

const TRANSPORT_ERRORS: Readonly<Record<number, readonly [ProgramCode, string?]>> = {
  400: ['BAD_USER_INPUT', 'The request cannot be read'],
  413: ['REQUEST_TOO_LARGE', 'The request is too large'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The content type must be application/json'],
  503: ['OVERLOADED'],
};

/** Sends an error before or around an operation (body too large, rate limit) as GraphQL, without its cause. */
export function sendTransportError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const app = reply.server;
  if (error instanceof RequestError) return sendErrors(reply, error.statusCode, error.errors, JSON_TYPE);
  const { statusCode } = isObject(error) ? error : {};
  const status = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
  if (status >= 500) app.log.error({ err: error, requestId: request.id }, 'request failed');
  const texts = app.messages.builtIn(ENGLISH);
  const [
    code = problemOf(error).code,
    message = texts.text(texts.has(`page-${status}`) ? `page-${status}` : 'page-500'),
  ] = TRANSPORT_ERRORS[status] ?? [];
  const extensions = { code, status, requestId: request.id };
  return sendErrors(reply, status, [{ message, extensions }], JSON_TYPE);
}

function sendErrors(reply: FastifyReply, status: number, errors: readonly unknown[], type: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(`${type}; charset=utf-8`)
    .send(JSON.stringify({ errors }));
}
