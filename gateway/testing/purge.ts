/** With this as `WEBHOOK_SECRET` a gateway lets an operator and Shopware's webhook purge. */
export const WEBHOOK_SECRET = 'a-webhook-secret-of-some-length';

/** Purges tags as an operator does, through one of a shop's gateways; answers when all of them have dropped it. */
export function purge(url: string, tags: readonly string[]): Promise<Response> {
  return fetch(`${url}/cache/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
    body: JSON.stringify({ tags }),
  });
}
