import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ENGLISH } from '../domains/shared/messages/messages.ts';
import { isObject } from '../lib/json.ts';
import { clientMistake } from './client.ts';
import { sendErrorPage } from './error-page.ts';
import { protectingHeaders } from './security-headers.ts';

/**
 * Not-found and error handlers of the app. The response has a status and a sentence, without the cause or the request.
 */
export const fallbackAnswersPlugin = fp(async (app) => {
  const { messages, log } = app;
  const sentence = (status: number) => {
    const texts = messages.builtIn(ENGLISH);
    const key = status < 500 && status !== 404 && status !== 429 ? 'message-default' : `page-${status}`;
    return texts.text(texts.has(key) ? key : 'page-500');
  };
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ status: 404, message: sentence(404) }),
  );
  app.setErrorHandler((error, request, reply) => {
    const known = isObject(error) && typeof error['statusCode'] === 'number' ? error['statusCode'] : 500;
    const status = known >= 400 && known < 600 ? known : 500;
    if (status >= 500) log.error({ err: error, requestId: request.id }, 'request failed');
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ status, message: sentence(status), ...clientMistake(error), requestId: request.id });
  });
});

/** Answers a malformed or too long URL, such as `/%zz`, with 404. Sets the headers itself, because hooks may not have run. */
export function unreadable(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(protectingHeaders(app.configuration)).header('x-request-id', request.id);
  return sendErrorPage(app, request, reply, { status: 404 });
}
