import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Language } from '../../schema/generated/types.ts';
import type { RenderError } from '../../schema/render-contract.ts';
import { ENGLISH, type Messages } from '../domains/shared/messages/messages.ts';
import { isObject } from '../lib/json.ts';
import { escaped } from '../lib/markup.ts';
import { splitPath } from '../shopware/channel/locales.ts';
import { languageHints } from './language-hints.ts';
import { RequestError } from './request-error.ts';
import { contentSecurityPolicy, protectingHeaders } from './security-headers.ts';

/** Inline style, so that the page needs no further request to an overloaded gateway. */
const SHEET = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.6 system-ui,sans-serif}
main{box-sizing:border-box;width:100%;max-width:38rem;padding:2rem 1.25rem}
b{display:block;font-size:clamp(4rem,18vw,8rem);line-height:1;font-weight:600;letter-spacing:-.04em;opacity:.6}
h1{margin:1rem 0 1.5rem;font-size:1.5rem;line-height:1.3}
a{display:inline-block;margin:0 1rem 1rem 0;padding:.75rem 1.25rem;border:1px solid;border-radius:.25rem;color:inherit;text-decoration:none}
a:hover,a:focus-visible{text-decoration:underline}
small{opacity:.7}`;

/** The error page if rendering fails, and its style for the Content-Security-Policy; it needs no file and no call. */
export function lastResort(
  { status, maintenance, requestId }: RenderError,
  { locale, pathPrefix }: Pick<Language, 'locale' | 'pathPrefix'>,
  messages: Messages,
): { readonly html: string; readonly sheet: string } {
  const key = maintenance ? 'page-maintenance' : `page-${status}`;
  const text = escaped(messages.text(messages.has(key) ? key : 'page-500'));
  const number = maintenance ? '' : `<b aria-hidden="true">${status}</b>`;
  // An empty href reloads the page.
  const again = status === 404 ? '' : `<a href="">${escaped(messages.text('page-try-again'))}</a>`;
  const home = maintenance ? '' : `<a href="${pathPrefix}/">${escaped(messages.text('page-back-home'))}</a>`;
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text}</title><meta name="robots" content="noindex"><style>${SHEET}</style></head>
<body><main>${number}<h1>${text}</h1><p>${again}${home}</p>
<p><small>${escaped(requestId)}</small></p></main></body>
</html>
`;
  return { html, sheet: SHEET };
}

type Refusal = Pick<RenderError, 'status' | 'retryAfter'>;

/** Sends the error page in the language of the path; with `retryAfter` the browser reloads it. */
function sendErrorPage(
  { channel, configuration, messages }: Pick<FastifyInstance, 'channel' | 'configuration' | 'messages'>,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const { language } = splitPath(channel.lastKnownLanguages(languageHints(request)), request.url);
  const shown = { ...refusal, maintenance: false, requestId: request.id };
  const { html, sheet } = lastResort(shown, language, messages.builtIn(language));
  if (shown.retryAfter !== undefined)
    reply.header('retry-after', shown.retryAfter).header('refresh', shown.retryAfter);
  return reply
    .code(shown.status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(sheet, configuration))
    .type('text/html; charset=utf-8')
    .send(html);
}

declare module 'fastify' {
  interface FastifyReply {
    /** `retryAfter` in seconds. */
    sendErrorPage(refusal: Refusal): FastifyReply;
  }
}

/** Error page, and the handlers of routes that have none: a status and a sentence, without the cause or the request. */
export const errorPagePlugin = fp(async (app) => {
  const { messages, log } = app;
  app.decorateReply('sendErrorPage', function (refusal) {
    return sendErrorPage(app, this.request, this, refusal);
  });
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
      .send({
        status,
        message: sentence(status),
        ...(error instanceof RequestError ? { code: error.code, message: error.message } : {}),
        requestId: request.id,
      });
  });
});

/** Answers a malformed or too long URL, such as `/%zz`, with 404. Sets the headers itself, because hooks may not have run. */
export function unreadable(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(protectingHeaders(app.configuration)).header('x-request-id', request.id);
  return sendErrorPage(app, request, reply, { status: 404 });
}
