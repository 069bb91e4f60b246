import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '../../protocol/call.ts';
import type { ContextRecord } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';

/** Changes a session without a lock, as Shopware does: of two parallel changes one can be lost. */
export async function saveContext(call: Call, changes: Partial<ContextRecord>): Promise<void> {
  const { token } = call.reply;
  const stored = call.shop.contexts.get(token) ?? { token };
  await raceGap(call.shop);
  call.shop.contexts.put(token, { ...stored, ...changes, token });
}

/** The time between reading and writing in which parallel requests conflict. */
export async function raceGap({ switches }: Shop): Promise<void> {
  if (switches.raceGap > 0) await wait(switches.raceGap * (0.5 + Math.random()));
}
