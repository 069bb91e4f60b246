import type { Metrics } from '../metrics/metrics.ts';
import type { SessionLock } from './session-lock.ts';

export function measuredLock(lock: SessionLock, metrics: Metrics): SessionLock {
  return {
    run: (key, work) => {
      const startedAt = performance.now();
      return lock.run(key, (turn) => {
        metrics.time('sessionWait', {}, (performance.now() - startedAt) / 1_000);
        return work(turn);
      });
    },
  };
}
