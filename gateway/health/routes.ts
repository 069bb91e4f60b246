import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** Milliseconds for which a check counts: who asks more often asks Shopware no more often. */
const COUNTS = 1_000;

/**
 * `/health/live` and `/health/ready`: whether the process runs, and whether it can serve; says what is missing, and what
 * it does without.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  let draining = false;
  let last: { readonly at: number; readonly missing: Promise<string[]> } | null = null;
  const missingNow = () => {
    if (last === null || Date.now() - last.at > COUNTS) {
      last = { at: Date.now(), missing: missingParts(services) };
    }
    return last.missing;
  };
  app.addHook('preClose', async () => {
    draining = true;
  });
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const missing = draining ? ['shutting down'] : await missingNow();
    reply.header('cache-control', 'no-store').code(missing.length === 0 ? 200 : 503);
    const without = services.shared.redisAvailable() === false ? ['redis'] : [];
    return { status: missing.length === 0 ? 'ok' : 'unavailable', missing, without };
  });
}

async function missingParts({ store, admin, channel }: Services): Promise<string[]> {
  const checks: [string, Promise<unknown>][] = [
    ['shopware', store.read({ method: 'GET', path: '/context' })],
    [
      'languages',
      channel.languages().then((found) => (found.length > 0 ? found : Promise.reject(new Error('none')))),
    ],
    ...(admin === null
      ? []
      : ([['admin api', admin.read('GET', '/_info/version')]] as [string, Promise<unknown>][])),
  ];
  const results = await Promise.allSettled(checks.map(([, check]) => check));
  return checks.flatMap(([name], index) => (results[index]?.status === 'rejected' ? [name] : []));
}
