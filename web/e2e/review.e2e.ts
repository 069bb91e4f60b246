import { expect, test } from './test.ts';

const POT = '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/';

test('reviews in other languages are folded, with a lang attribute and a label', async ({ shopper }) => {
  await shopper.open('/kochen/toepfe-und-kasserollen/kochtopf-linea-3-5-l/');
  const reviews = shopper.see('review-box');
  await expect(reviews.filter({ hasText: 'Regula' }).getByRole('heading')).not.toHaveAttribute('lang');
  const french = reviews.filter({ hasText: 'Hervé' });
  await expect(french).toBeHidden();
  await shopper.page.getByText('In anderen Sprachen (1)').click();
  await expect(french).toBeVisible();
  await expect(french.getByRole('heading')).toHaveAttribute('lang', 'fr-CH');
  await expect(french).toContainText('Französisch');
});

test('reviews can be filtered by stars', async ({ shopper }) => {
  await shopper.open(POT);
  const reviews = shopper.see('review-box');
  await expect(reviews.first()).toBeVisible();
  const bar = shopper.page.getByRole('button', { name: /mit 1 von 5/ });
  await bar.click();
  await expect(reviews).toHaveCount(0);
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  await bar.click();
  await expect(reviews.first()).toBeVisible();
});

test('stars can be selected by arrow keys and are large enough for touch', async ({ shopper }) => {
  await shopper.open(POT);
  await shopper.button('review.open').click();
  await expect(shopper.page.getByRole('radio', { name: '1 Stern' })).toBeFocused();
  await shopper.page.keyboard.press('ArrowRight');
  await shopper.page.keyboard.press('ArrowRight');
  await expect(shopper.page.getByRole('radio', { name: '3 Sterne' })).toBeChecked();
  const box = await shopper.page.getByRole('radio', { name: '3 Sterne' }).locator('xpath=..').boundingBox();
  expect(box).toMatchObject({ width: 44, height: 44 });
});
