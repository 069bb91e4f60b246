import { expect } from 'vitest';
import { at } from './shopper.ts';

/** `WEBHOOK_SECRET` of gateways under test. */
export const WEBHOOK_SECRET = 'a-webhook-secret-of-some-length';

/** Purges tags like an operator through one gateway; returns whether all gateways have purged. */
export function purge(url: string, tags: readonly string[]): Promise<Response> {
  return fetch(`${url}/cache/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
    body: JSON.stringify({ tags }),
  });
}

/** Purges until all gateways have confirmed, which may need several tries on a busy machine. */
export async function purgeEverywhere(url: string, tags: readonly string[]): Promise<void> {
  const confirmed = async () => at(await (await purge(url, tags)).json(), 'everywhere');
  await expect.poll(confirmed, { timeout: 30_000 }).toBe(true);
}
