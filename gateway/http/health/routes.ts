import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export interface Readiness {
  readonly status: 'ok' | 'unavailable';
  readonly missing: readonly string[];
  readonly without: readonly string[];
  readonly notices?: readonly string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    readiness(): Promise<Readiness>;
  }
}

/**
 * `/health/live` and `/health/ready`: whether the process runs, and whether it can serve. Upstreams are checked only until
 * the first success: later outages of Shopware affect all gateways alike, and cached pages are still served.
 */
export const healthRoutes = fp(async (app) => {
  let hasServed = false;
  const missingNow = async (): Promise<string[]> => {
    if (hasServed) return [];
    // Pages cannot be rendered without the shop's languages.
    const languages = await app.channel.languages().catch(() => []);
    const missing = languages.length > 0 ? [] : ['shopware'];
    if (missing.length === 0 && app.isWarmingUp()) return ['warming up'];
    hasServed ||= missing.length === 0;
    return missing;
  };
  app.decorate('readiness', async () => {
    const missing = app.isDraining() ? ['shutting down'] : await missingNow();
    const notices = app.notices.all();
    const status = missing.length === 0 ? 'ok' : 'unavailable';
    return { status, missing, without: withoutNow(app), ...(notices.length > 0 ? { notices } : {}) };
  });
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const readiness = await app.readiness();
    reply.header('cache-control', 'no-store').code(readiness.status === 'ok' ? 200 : 503);
    return readiness;
  });
});

function withoutNow({ shared, upstreams, admin, documentLists }: FastifyInstance): string[] {
  return [
    ...(shared.redisAvailable() === false ? ['redis'] : []),
    ...(upstreams.store.failing ? ['shopware'] : []),
    ...(admin !== null && upstreams.admin.failing ? ['admin api'] : []),
    ...documentLists.failing().map((place) => `documents of ${place}`),
  ];
}
