import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Milliseconds for which a check counts: who asks more often asks Shopware no more often. */
const CHECK_TTL_MS = 1_000;

/**
 * `/health/live` and `/health/ready`: whether the process runs, and whether it can serve; says what is `missing` for that,
 * and what it goes `without`. Upstreams are asked until it can serve for the first time: from then on a Shopware that is
 * away is no reason to send shoppers elsewhere, since no other gateway has a better one, and what is cached is served.
 */
export const healthRoutes = fp(
  async (app) => {
    let hasServed = false;
    let last: { readonly at: number; readonly missing: Promise<string[]> } | null = null;
    const missingNow = async (): Promise<string[]> => {
      if (hasServed) return [];
      if (last === null || Date.now() - last.at > CHECK_TTL_MS) {
        last = { at: Date.now(), missing: missingParts(app) };
      }
      const missing = await last.missing;
      hasServed ||= missing.length === 0;
      return missing;
    };
    app.get('/health/live', () => ({ status: 'ok' }));
    app.get('/health/ready', async (_request, reply) => {
      const missing = app.isDraining() ? ['shutting down'] : await missingNow();
      reply.header('cache-control', 'no-store').code(missing.length === 0 ? 200 : 503);
      return { status: missing.length === 0 ? 'ok' : 'unavailable', missing, without: withoutNow(app) };
    });
  },
  {
    name: 'health-routes',
    encapsulate: true,
    dependencies: ['shared-state', 'shopware', 'public-reads', 'drain', 'rate-limit'],
  },
);

/** What pages cannot be made without: the languages of the shop. */
async function missingParts({ channel }: FastifyInstance): Promise<string[]> {
  const found = await channel.languages().catch(() => []);
  return found.length > 0 ? [] : ['shopware'];
}

/** What does not answer just now, as far as calls to it have shown. */
function withoutNow({ shared, upstreams, admin }: FastifyInstance): string[] {
  return [
    ...(shared.redisAvailable() === false ? ['redis'] : []),
    ...(upstreams.store.failing ? ['shopware'] : []),
    ...(admin !== null && upstreams.admin.failing ? ['admin api'] : []),
  ];
}
