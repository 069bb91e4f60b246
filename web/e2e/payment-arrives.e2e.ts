import { WEBHOOK_SECRET } from '../../gateway/testing/purge.ts';
import { sendWebhook } from '../../gateway/testing/send-webhook.ts';
import { orderByCard } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

const LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';

/** Returns from the payment provider before its webhook. @returns id of the order */
async function waitForPayment(shopper: Shopper): Promise<string> {
  const { id } = await orderByCard(shopper, LADLE);
  await shopper.open(`/checkout/success/${id}/paid`);
  await shopper.see('success-pending-page').waitFor();
  return id;
}

const isStream = (type: string | undefined): boolean => type?.startsWith('text/event-stream') ?? false;

test('a payment is shown as soon as Shopware reports it', async ({ shopper, shop }) => {
  const stream = shopper.page.waitForResponse((response) => isStream(response.headers()['content-type']));
  const id = await waitForPayment(shopper);
  await stream;
  shop.sandbox.workOnOrder(id, { payment: 'paid' });
  await sendWebhook(shop.origin, WEBHOOK_SECRET, {
    data: { event: 'state_enter.order_transaction.state.paid', payload: { order: { id } } },
  });
  // With an open event stream the page polls only every 15 seconds.
  await shopper.see('success-paid-page').waitFor({ timeout: 8_000 });
});

test('a payment is shown by polling where no event stream is available', async ({ shopper, shop }) => {
  shopper.allowConsoleErrors(/429/);
  await shopper.page.route('**/graphql', (route) =>
    isStream(route.request().headers()['accept']) ? route.fulfill({ status: 429 }) : route.fallback(),
  );
  const id = await waitForPayment(shopper);
  shop.sandbox.workOnOrder(id, { payment: 'paid' });
  await shopper.see('success-paid-page').waitFor();
  await expect(shopper.page.locator('main')).toContainText('Ihre Zahlung ist eingetroffen.');
});
