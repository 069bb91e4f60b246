import { expect } from 'vitest';
import { at } from './shopper.ts';

/** With this as `WEBHOOK_SECRET` a gateway lets an operator and Shopware's webhook purge. */
export const WEBHOOK_SECRET = 'a-webhook-secret-of-some-length';

/** Purges tags as an operator does, through one of a shop's gateways; the answer says whether all have dropped it. */
export function purge(url: string, tags: readonly string[]): Promise<Response> {
  return fetch(`${url}/cache/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
    body: JSON.stringify({ tags }),
  });
}

/** Purges until all gateways have confirmed within a second, which on a busy machine may take more than one try. */
export async function purgeEverywhere(url: string, tags: readonly string[]): Promise<void> {
  const confirmed = async () => at(await (await purge(url, tags)).json(), 'everywhere');
  await expect.poll(confirmed, { timeout: 30_000 }).toBe(true);
}
