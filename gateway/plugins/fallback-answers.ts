import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../domains/shared/services.ts';
import { isObject } from '../lib/json.ts';
import { splitPath } from '../shopware/channel/locales.ts';
import { sendLastResort } from './error-page.ts';
import { protectingHeaders } from './security-headers.ts';

/**
 * What is answered where no route answers: to what is not there, and to what went wrong before or in a route that says
 * nothing itself. A status and a sentence; nothing of the cause, and nothing of what was asked.
 */
export function fallbackAnswers(
  app: FastifyInstance,
  { messages, log }: Pick<Services, 'messages' | 'log'>,
): void {
  const sentence = (status: number) => {
    const texts = messages.builtIn('en-GB');
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
      .send({ status, message: sentence(status), requestId: request.id });
  });
}

/**
 * The answer to an address that nobody can read, such as `/%zz`, or that is too long: there is no such page. It sets the
 * headers itself, for no hook may have run.
 */
export function unreadable(
  { messages, configuration }: Pick<Services, 'messages' | 'configuration'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { locale } = splitPath(request.url);
  const shown = { status: 404, maintenance: false, requestId: request.id };
  reply.headers(protectingHeaders(configuration));
  return sendLastResort(reply, configuration, shown, locale, messages.builtIn(locale.locale));
}
