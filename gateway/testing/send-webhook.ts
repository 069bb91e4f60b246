import { createHmac } from 'node:crypto';
import { expect } from 'vitest';

/** Sends a signed webhook event to a gateway. */
export async function sendWebhook(url: string, secret: string, event: object): Promise<void> {
  const body = JSON.stringify(event);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'shopware-shop-signature': signature };
  const answer = await fetch(`${url}/webhook/shopware`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}
