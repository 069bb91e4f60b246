import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { UPLOAD_TTL_MS } from '../../domains/forms/upload-key.ts';
import { UNSENT } from '../../domains/forms/upload-mark.ts';
import { isObject } from '../../lib/json.ts';
import { ShopwareError } from '../../shopware/errors.ts';

/** Milliseconds after which a file that no form was sent with is removed: its key has long run out by then. */
const MAX_AGE_MS = UPLOAD_TTL_MS + 3_600_000;
/** Media of one search, and most searches of one sweep. */
const PAGE_SIZE = 100;
const MAX_SEARCHES = 10;
/** Milliseconds from the start to the first sweep, and from one to the next. */
const FIRST_SWEEP_DELAY_MS = 60_000;
const SWEEP_INTERVAL_MS = 3_600_000;

/**
 * Removes files that were sent to the shop and never put into a form. Several gateways may do it at once: what another
 * has removed is gone, which is no fault.
 * @param now milliseconds
 * @returns how many were removed
 * @throws ShopwareError, UpstreamError
 */
export async function sweepUploads({ admin }: Pick<FastifyInstance, 'admin'>, now: number): Promise<number> {
  let removed = 0;
  for (let search = 0; admin !== null && search < MAX_SEARCHES; search++) {
    const found = await admin.read('POST', '/search/media', {
      limit: PAGE_SIZE,
      filter: [
        { type: 'equals', field: 'title', value: UNSENT },
        { type: 'range', field: 'createdAt', parameters: { lt: new Date(now - MAX_AGE_MS).toISOString() } },
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
    if (rows.length < PAGE_SIZE) break;
  }
  return removed;
}

/**
 * Sweeps a while after the start and then every hour; a sweep that fails is made up for by the next.
 * @param first milliseconds to the first sweep
 */
export const uploadSweep = fp<{ readonly first?: number }>(
  async (app, { first = FIRST_SWEEP_DELAY_MS }) => {
    if (app.admin === null) return;
    const timers: NodeJS.Timeout[] = [];
    const sweep = () => {
      void sweepUploads(app, Date.now())
        .then((removed) => {
          if (removed > 0) app.log.info({ removed }, 'files that no form was sent with are removed');
        })
        .catch((error: unknown) => app.log.warn({ err: error }, 'files of forms cannot be swept'));
    };
    app.addHook('onListen', async () => {
      timers.push(setTimeout(sweep, first).unref(), setInterval(sweep, SWEEP_INTERVAL_MS).unref());
    });
    app.addHook('onClose', async () => {
      for (const timer of timers) clearTimeout(timer);
    });
  },
  {
    name: 'upload-sweep',
    encapsulate: true,
    dependencies: ['shopware'],
  },
);
