import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { shop } from '../../domains/channel/shop.ts';
import { legalPages } from '../../domains/content/public/legal-pages.ts';
import { escaped } from '../../lib/markup.ts';
import { isSameSecret } from '../../lib/same-secret.ts';
import { clientOf } from '../../platform/rate-limit/client.ts';

/** Tries of one address a minute to guess the password. */
const TRIES_PER_MINUTE = 10;

/**
 * `/shopware/staff`: what staff should mend in Shopware, for those alone who know STAFF_PASSWORD (any user name). Without
 * one in the environment there is no such page (docs/decisions/0035).
 */
export const staffRoutes = fp(
  async (app) => {
    app.get('/shopware/staff', { logLevel: 'warn' }, async (request, reply) => {
      const { staffPassword } = app.configuration;
      if (staffPassword === null) return reply.callNotFound();
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      const given = passwordOf(request);
      if (given !== null) {
        const name = `staff:${clientOf(request.ip)}`;
        const seconds = isSameSecret(given, staffPassword)
          ? 0
          : await app.shared.attempts.take(name, TRIES_PER_MINUTE);
        if (seconds > 0) return reply.code(429).header('retry-after', String(seconds)).send();
        if (isSameSecret(given, staffPassword))
          return reply.type('text/html; charset=utf-8').send(await page(app, request.id));
      }
      return reply.code(401).header('www-authenticate', 'Basic realm="Kontor", charset="UTF-8"').send();
    });
  },
  {
    name: 'staff-routes',
    encapsulate: true,
    dependencies: [
      'configuration',
      'context',
      'operator-notices',
      'public-reads',
      'rate-limit',
      'shared-state',
    ],
  },
);

/** Of HTTP's basic authentication (RFC 7617); null without one. */
function passwordOf({ headers }: FastifyRequest): string | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(headers.authorization ?? '') ?? [];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}

async function page(app: FastifyInstance, requestId: string): Promise<string> {
  const failed = await look(app, requestId);
  const notices = [...failed, ...app.notices.all()];
  const body =
    notices.length === 0
      ? '<p>Nothing is to be mended.</p>'
      : `<ul>${notices.map((notice) => `<li>${escaped(notice)}</li>`).join('')}</ul>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>What staff should mend in Shopware</title></head>
<body><main><h1>What staff should mend in Shopware</h1>${body}</main></body>
</html>
`;
}

/** Reads what the shop says of itself in every language, so that nothing is left for the next visitor to find. */
async function look(app: FastifyInstance, requestId: string): Promise<string[]> {
  try {
    for (const { locale } of await app.channel.languages()) {
      const context = await app.createContext({ requestId, session: null, locale });
      await shop(context);
      await legalPages(context);
    }
    return [];
  } catch (error) {
    app.log.warn({ err: error }, 'what the shop says of itself cannot be read');
    return ['Shopware does not answer just now: what stands below is what was known before.'];
  }
}
