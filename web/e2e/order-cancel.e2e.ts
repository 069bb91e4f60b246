import { purge, WEBHOOK_SECRET } from '../../gateway/testing/purge.ts';
import { ANNA, openUnpaidOrder } from './account-steps.ts';
import { expect, test } from './test.ts';

test.use({ gatewaySettings: { WEBHOOK_SECRET } });

test('a shop without cancellation offers a cancellation request, also if the setting changes on an open page', async ({
  shopper,
  shop,
}) => {
  await openUnpaidOrder(shopper);
  await shopper.see('order-cancel-button').waitFor();
  shop.sandbox.setSetting('core.cart.enableOrderRefunds', false);
  await shopper.see('order-cancel-button').click();
  await shopper.see('order-cancel-dialog-confirm-button').click();
  await shopper.see('order-error').waitFor();
  await expect(shopper.see('order-cancel-button')).toHaveCount(0);
  await shopper.expectAccessible();
  await shopper.see('order-request-cancellation-button').click();
  await shopper.see('request-note-input').fill('Doppelt bestellt.');
  await shopper.see('request-submit-button').dblclick();
  await expect(shopper.see('order-request-sent')).toContainText(
    `Wir haben eine Kopie an ${ANNA.email} gesendet.`,
  );
  const requestMails = shop.sandbox.mails().filter(({ subject }) => /^Stornierung/.test(subject));
  expect(requestMails).toHaveLength(1);
  await purge(shop.origin, ['*']);
  await shopper.reload();
  await shopper.see('order-request-cancellation-button').waitFor();
  await expect(shopper.see('order-cancel-button')).toHaveCount(0);
  await expect(shopper.see('order-request-before')).toContainText(/Ihre Nummer: \d{6}-\w{5}/);
});
