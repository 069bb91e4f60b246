import { fillLogin, PASSWORD, register } from './account-steps.ts';
import { holdChunk } from './chunk.ts';
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
  const arrive = await holdChunk(shopper.page, 'product-details');
  await shopper.open(POT);
  await shopper.see('review-write-button').click();
  await expect(shopper.see('review-write-button')).toBeVisible();
  arrive();
  await shopper.see('review-form').waitFor();
});

test('a review in another language is read out in it, says which it is, and can be left out', async ({
  shopper,
}) => {
  await shopper.open('/kochen/toepfe-und-kasserollen/kochtopf-linea-3-5-l/');
  const reviews = shopper.see('review-box');
  const french = reviews.filter({ hasText: 'Hervé' });
  await expect(french.getByRole('heading')).toHaveAttribute('lang', 'fr-CH');
  await expect(french).toContainText('Französisch');
  await expect(reviews.filter({ hasText: 'Regula' }).getByRole('heading')).not.toHaveAttribute('lang');
  await shopper.see('review-language-button').click();
  await expect(reviews).toHaveCount(1);
  await shopper.see('review-filter-1-button').click();
  await expect(reviews).toHaveCount(0);
  await shopper.see('review-all-button').click();
  await expect(reviews).toHaveCount(2);
  await shopper.findsNothingInTheWay();
});

test('stars are chosen by the arrow keys, and each is wide enough for a finger', async ({ shopper }) => {
  await shopper.open(POT);
  await shopper.see('review-write-button').click();
  await expect(shopper.see('review-points-1-radio')).toBeFocused();
  await shopper.page.keyboard.press('ArrowRight');
  await shopper.page.keyboard.press('ArrowRight');
  await expect(shopper.page.getByRole('radio', { name: '3 Sterne' })).toBeChecked();
  const box = await shopper.see('review-points-3-radio').locator('xpath=..').boundingBox();
  expect(box).toMatchObject({ width: 44, height: 44 });
});

test('reviews of one language are offered where some are in it, and not where none would be left', async ({
  shopper,
}) => {
  await shopper.open(POT);
  await shopper.see('review-language-button').waitFor();
  await shopper.open('/kochen/toepfe-und-kasserollen/stielkasserolle-kupfer/');
  await expect(shopper.see('review-box')).toHaveCount(1);
  await expect(shopper.see('review-box')).toContainText('Französisch');
  await expect(shopper.see('review-language-button')).toHaveCount(0);
});

test('stars filter the reviews', async ({ shopper }) => {
  await shopper.open(POT);
  await shopper.see('review-filter-5-button').click();
  await expect(shopper.see('review-filter-5-button')).toHaveAttribute('aria-pressed', 'true');
});
