import type { FastifyInstance } from 'fastify';
import { UpstreamError } from '../../lib/upstream-error.ts';

const CHECK_INTERVAL_MS = 1_000;

/** Maintenance of the shop, from the first call that Shopware rejects because of it until it accepts calls again. */
export function watchMaintenance({ store, log, upstreams }: FastifyInstance) {
  let hasBegun = false;
  let checkedAt = 0;
  let checking: Promise<void> | null = null;
  upstreams.store.onMaintenance = () => {
    if (!hasBegun) log.warn('maintenance of the sales channel began');
    hasBegun = true;
  };
  async function check(): Promise<void> {
    checkedAt = Date.now();
    const isOn = await store.read({ method: 'GET', path: '/context' }).then(
      () => false,
      (error: unknown) => error instanceof UpstreamError && error.reason === 'maintenance',
    );
    if (!isOn) log.warn('maintenance of the sales channel ended');
    hasBegun = isOn;
    checking = null;
  }
  return {
    /** Whether maintenance mode may be on. */
    hasBegun: () => hasBegun,
    /** Polls Shopware during maintenance, one call at a time. */
    async isOn() {
      if (hasBegun && Date.now() - checkedAt >= CHECK_INTERVAL_MS) checking ??= check();
      await checking;
      return hasBegun;
    },
  };
}
