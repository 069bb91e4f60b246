import type { FastifyInstance } from 'fastify';
import { UNSENT, UPLOAD_TTL_MS } from '../../domains/forms/uploads.ts';
import { ShopwareError } from '../../shopware/errors.ts';

/** Later than the expiry of an upload key. */
const MAX_AGE_MS = UPLOAD_TTL_MS + 3_600_000;
const PAGE_SIZE = 100;
const MAX_SEARCHES = 10;
const FIRST_SWEEP_DELAY_MS = 60_000;
const SWEEP_INTERVAL_MS = 3_600_000;

/** Removes uploads that no form has sent, also while other gateways do. @returns their number */
export async function sweepUploads({ admin }: Pick<FastifyInstance, 'admin'>, now: number): Promise<number> {
  let removed = 0;
  for (let search = 0; admin !== null && search < MAX_SEARCHES; search++) {
    const rows = await admin.search('media', {
      limit: PAGE_SIZE,
      filter: [
        { type: 'equals', field: 'title', value: UNSENT },
        { type: 'range', field: 'createdAt', parameters: { lt: new Date(now - MAX_AGE_MS).toISOString() } },
      ],
      includes: { media: ['id'] },
    });
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

/** Sweeps every hour, at first after `first` milliseconds; a failed sweep is logged. */
export async function uploadSweep(
  app: FastifyInstance,
  { first = FIRST_SWEEP_DELAY_MS }: { readonly first?: number },
): Promise<void> {
  if (app.admin === null) return;
  const timers: NodeJS.Timeout[] = [];
  const sweep = () => {
    void sweepUploads(app, Date.now())
      .then((removed) => {
        if (removed > 0) app.log.info({ removed }, 'unused uploads removed');
      })
      .catch((error: unknown) => app.log.warn({ err: error }, 'uploads cannot be swept'));
  };
  app.addHook('onReady', async () => {
    timers.push(setTimeout(sweep, first).unref(), setInterval(sweep, SWEEP_INTERVAL_MS).unref());
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
