import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { isObject } from '../shopware/answer.ts';
import { ShopwareError } from '../shopware/errors.ts';
import { UPLOAD_LIFE } from './upload-key.ts';
import { UNSENT } from './upload-mark.ts';

/** Milliseconds after which a file that no form was sent with is removed: its key has long run out by then. */
const AGE = UPLOAD_LIFE + 3_600_000;
/** Media of one search, and most searches of one sweep. */
const LIMIT = 100;
const MOST_SEARCHES = 10;
/** Milliseconds from the start to the first sweep, and from one to the next. */
const FIRST = 60_000;
const EVERY = 3_600_000;

/**
 * Removes files that were sent to the shop and never put into a form. Several gateways may do it at once: what another
 * has removed is gone, which is no fault.
 * @param now milliseconds
 * @returns how many were removed
 * @throws ShopwareError, UpstreamError
 */
export async function sweepUploads({ admin }: Pick<Services, 'admin'>, now: number): Promise<number> {
  let removed = 0;
  for (let search = 0; admin !== null && search < MOST_SEARCHES; search++) {
    const found = await admin.read('POST', '/search/media', {
      limit: LIMIT,
      filter: [
        { type: 'equals', field: 'title', value: UNSENT },
        { type: 'range', field: 'createdAt', parameters: { lt: new Date(now - AGE).toISOString() } },
      ],
      includes: { media: ['id'] },
    });
    const rows = isObject(found) && Array.isArray(found['data']) ? found['data'].filter(isObject) : [];
    for (const { id } of rows) {
      try {
        await admin.write('DELETE', `/media/${String(id)}`);
        removed += 1;
      } catch (error) {
        if (!(error instanceof ShopwareError) || error.status !== 404) throw error;
      }
    }
    if (rows.length < LIMIT) break;
  }
  return removed;
}

/**
 * Sweeps a while after the start and then every hour; a sweep that fails is made up for by the next.
 * @param first milliseconds to the first sweep
 */
export async function uploadSweep(
  app: FastifyInstance,
  {
    services,
    first = FIRST,
  }: { readonly services: Pick<Services, 'admin' | 'log'>; readonly first?: number },
): Promise<void> {
  if (services.admin === null) return;
  const timers: NodeJS.Timeout[] = [];
  const sweep = () => {
    void sweepUploads(services, Date.now())
      .then((removed) => {
        if (removed > 0) services.log.info({ removed }, 'files that no form was sent with are removed');
      })
      .catch((error: unknown) => services.log.warn({ err: error }, 'files of forms cannot be swept'));
  };
  app.addHook('onListen', async () => {
    timers.push(setTimeout(sweep, first).unref(), setInterval(sweep, EVERY).unref());
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
