import type { FastifyInstance } from 'fastify';
import { problemOf } from '../../domains/shared/errors.ts';
import { ENGLISH } from '../../domains/shared/messages/messages.ts';
import type { ProgramCode } from '../../domains/shared/program-codes.ts';
import { isObject } from '../../lib/json.ts';
import { JSON_TYPE } from './http-result.ts';

const CODES: Readonly<Record<number, ProgramCode>> = {
  400: 'BAD_USER_INPUT',
  413: 'REQUEST_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'OVERLOADED',
};

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  413: 'The request is too large',
  415: 'The content type must be application/json',
};

/**
 * Answers errors before or around an operation (body too large, rate limit) as GraphQL: `errors` with a code, the
 * status and the request's id, without the cause.
 */
export function transportErrors(app: FastifyInstance): void {
  const { messages, log } = app;
  app.setErrorHandler((error, request, reply) => {
    const known = isObject(error) && typeof error['statusCode'] === 'number' ? error['statusCode'] : 500;
    const status = known >= 400 && known < 600 ? known : 500;
    reply.code(status).header('cache-control', 'no-store').type(`${JSON_TYPE}; charset=utf-8`);
    if (isObject(error) && Array.isArray(error['errors'])) {
      return reply.send(JSON.stringify({ errors: error['errors'] }));
    }
    if (status >= 500) log.error({ err: error, requestId: request.id }, 'request failed');
    const code = CODES[status] ?? problemOf(error).code;
    const texts = messages.builtIn(ENGLISH);
    const sentence = SENTENCES[status];
    const message = sentence ?? texts.text(texts.has(`page-${status}`) ? `page-${status}` : 'page-500');
    return reply.send(
      JSON.stringify({ errors: [{ message, extensions: { code, status, requestId: request.id } }] }),
    );
  });
}
