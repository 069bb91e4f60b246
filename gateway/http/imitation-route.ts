import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { imitate, readImitationForm } from '../domains/account/imitate.ts';
import { problemOf } from '../domains/shared/errors.ts';
import { languageHints } from '../plugins/language-hints.ts';
import { splitPath } from '../shopware/channel/locales.ts';

const PATH = '/account/login/imitate-customer';
const MAX_BODY_BYTES = 2_048;

/**
 * The target of "Log in as customer" in Shopware's administration, the only route that accepts a form of another site
 * (docs/security.md, "Acting for a customer").
 */
export async function imitationRoute(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, body),
  );
  for (const prefix of ['', '/:language', '/:country/:language'])
    app.post(prefix + PATH, (request, reply) => beginImitation(app, request, reply));
}

async function beginImitation(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const languages = await app.channel.knownLanguages(languageHints(request));
  const { language, rest } = splitPath(languages, request.url);
  if (rest !== PATH) {
    reply.callNotFound();
    return reply;
  }
  const refuse = (status: number, text: string) =>
    reply.code(status).type('text/plain; charset=utf-8').send(app.messages.builtIn(language).text(text));
  reply.header('cache-control', 'private, no-store');
  const form = readImitationForm(String(request.body));
  if (form === null || !isNavigation(request)) return refuse(403, 'imitation-refused');
  const { id, client, headers } = request;
  try {
    const context = await app.createContext({
      locale: language.locale,
      requestId: id,
      address: client.address,
      agent: headers['user-agent'],
      session: null,
    });
    const hasBegun = await imitate(context, form);
    const issued = hasBegun ? await context.session.tokenToIssue() : null;
    await context.session.end();
    if (issued === null) return refuse(403, 'imitation-refused');
    reply.sendSession(issued);
    return reply.redirect(`${language.pathPrefix}/account`, 303);
  } catch (error) {
    const { status, text, retryAfter } = problemOf(error);
    app.log.error({ err: error, requestId: id }, 'imitation cannot begin');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return refuse(status, text);
  }
}

/** Whether a page is opened, and not a frame or a request of a script, where the browser says so. */
function isNavigation({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': dest = 'document' } = headers;
  return mode === 'navigate' && dest === 'document';
}
