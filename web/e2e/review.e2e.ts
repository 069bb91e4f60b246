import { fillLogin, PASSWORD, register } from './account-steps.ts';
import { chunkNamed } from './chunk.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

const POT = '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/';

async function write(shopper: Shopper): Promise<void> {
  await shopper.see('review-points-4-radio').check();
  await shopper.see('review-title-input').fill('Schwer und gut');
  await shopper
    .see('review-text-input')
    .fill('Seit einem Jahr fast täglich im Einsatz, und das Email ist wie neu geblieben.');
}

test('a review with mistakes says what to mend; a right one waits for the shop', { tag: PHONE }, async ({
  shopper,
}) => {
  await register(shopper);
  await shopper.open(POT);
  await shopper.see('review-write-button').click();
  await shopper.see('review-form').waitFor();
  await shopper.see('review-submit-button').click();
  await shopper.see('review-points-error').waitFor();
  await shopper.see('review-text-error').waitFor();
  await shopper.findsNothingInTheWay();
  await write(shopper);
  await shopper.see('review-submit-button').click();
  await shopper.see('review-sent').waitFor();
  await shopper.findsNothingInTheWay();
});

test('who is not logged in is led to the login and back, and finds what was written', async ({ shopper }) => {
  const email = await register(shopper);
  await shopper.page.context().clearCookies({ name: /^(?!kontor-consent)/ });
  await shopper.open(POT);
  await shopper.see('review-write-button').click();
  await write(shopper);
  await shopper.see('review-submit-button').click();
  await shopper.at('**/login?to=**');
  await fillLogin(shopper, { email, password: PASSWORD });
  await shopper.at(`**${POT}*`);
  await expect(shopper.see('review-title-input')).toHaveValue('Schwer und gut');
  await shopper.see('review-submit-button').click();
  await shopper.see('review-sent').waitFor();
});

test('the form opens for a button that was pressed before its code had arrived', async ({ shopper }) => {
  const arrives = Promise.withResolvers<void>();
  await shopper.page.route(chunkNamed('product-details'), async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await shopper.open(POT);
  await shopper.see('review-write-button').click();
  await expect(shopper.see('review-write-button')).toBeVisible();
  arrives.resolve();
  await shopper.see('review-form').waitFor();
});

test('stars filter the reviews', async ({ shopper }) => {
  await shopper.open(POT);
  await shopper.see('review-filter-5-button').click();
  await expect(shopper.see('review-filter-5-button')).toHaveAttribute('aria-pressed', 'true');
});
