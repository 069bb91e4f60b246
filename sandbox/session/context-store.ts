import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '../server/call.ts';
import { plainFailure } from '../server/errors.ts';
import type { Shop } from '../shop/shop.ts';
import type { ContextRecord } from './context-record.ts';

/** Longest token that Shopware's database column takes. */
const TOKEN_COLUMN = 255;

/** @throws 500 "1406" for a token longer than the column, as MySQL does (case 579) */
export function assertStorable(token: string): void {
  if (token.length > TOKEN_COLUMN) {
    throw plainFailure(
      500,
      "An exception occurred while executing a query: SQLSTATE[22001]: String data, right truncated: 1406 Data too long for column 'token' at row 1",
      '1406',
    );
  }
}

/**
 * Changes a session: reads, waits, writes. As in Shopware nothing locks it between the two,
 * so that of two parallel changes one can be lost.
 */
export async function saveContext(call: Call, changes: Partial<ContextRecord>): Promise<void> {
  const { token } = call.reply;
  assertStorable(token);
  const stored = call.shop.contexts.get(token) ?? { token };
  await raceGap(call.shop);
  call.shop.contexts.put(token, { ...stored, ...changes, token });
}

/** The time between reading and writing in which parallel requests get in each other's way. */
export async function raceGap(shop: Shop): Promise<void> {
  const { raceGap: gap } = shop.switches;
  if (gap > 0) await wait(gap * (0.5 + Math.random()));
}
