import type { FastifyInstance } from 'fastify';
import { UNSENT, UPLOAD_TTL_MS } from '../../domains/forms/uploads.ts';
import type { AdminClient } from '../../shopware/admin-client.ts';
import { ShopwareError } from '../../shopware/errors.ts';

/** Later than the expiry of an upload key. */
const MAX_AGE_MS = UPLOAD_TTL_MS + 3_600_000;
const MAX_PER_SWEEP = 500;
const SWEEP_INTERVAL_MS = 3_600_000;

/** Removes uploads that no form has sent, also while other gateways do. @returns their number */
export async function sweepUploads(admin: AdminClient, now: number): Promise<number> {
  const rows = await admin.search('media', {
    limit: MAX_PER_SWEEP,
    filter: [
      { type: 'equals', field: 'title', value: UNSENT },
      { type: 'range', field: 'createdAt', parameters: { lt: new Date(now - MAX_AGE_MS).toISOString() } },
    ],
    includes: { media: ['id'] },
  });
  let removed = 0;
  for (const { id } of rows) {
    try {
      await admin.write('DELETE', `/media/${String(id)}`);
      removed += 1;
    } catch (error) {
      if (!(error instanceof ShopwareError) || error.status !== 404) throw error;
    }
  }
  return removed;
}

/** Sweeps every hour; a failed sweep is logged. */
export async function uploadSweep(app: FastifyInstance): Promise<void> {
  const { admin, log } = app;
  if (admin === null) return;
  const sweep = () => {
    void sweepUploads(admin, Date.now()).then(
      (removed) => log.info({ removed }, 'unused uploads removed'),
      (error: unknown) => log.warn({ err: error }, 'uploads cannot be swept'),
    );
  };
  const timer = setInterval(sweep, SWEEP_INTERVAL_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
