import { randomUUID } from 'node:crypto';
import { orWithout, type SharedStore, script } from './shared-store.ts';

const LEAD_SCRIPT = script(`
local leader = redis.call('GET', KEYS[1])
if leader and leader ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`);

/** Leader election among the gateways of a shop. Without Redis every gateway is leader. */
export function leaderElection(store: SharedStore): (task: string, life: number) => Promise<boolean> {
  const me = randomUUID();
  return (task, life) =>
    orWithout(
      async () => (await store.run(LEAD_SCRIPT, [`leader:${task}`], me, String(life))) === 1,
      () => true,
    );
}
