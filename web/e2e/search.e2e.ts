import { SuggestDocument } from '../features/catalog/search.generated.ts';
import { expect, PHONE, test } from './test.ts';

const isSuggesting = (url: URL): boolean => url.href.includes(SuggestDocument.documentId);

test('before the first letter the search has categories, what sells and help, then what was looked for', async ({
  shopper,
}) => {
  await shopper.open('/');
  await shopper.see('header-search-button').click();
  const overlay = shopper.see('search-overlay');
  await expect(overlay.getByTestId('search-category-link').first()).toBeVisible();
  await expect(overlay.getByTestId('product-box')).toHaveCount(4);
  await expect(overlay.getByRole('link', { name: 'Häufige Fragen' })).toBeVisible();
  await shopper.findsNothingInTheWay();
  await shopper.see('search-input').fill('suppe');
  await expect(overlay.getByRole('option', { name: /Kürbissuppe/ }).first()).toBeVisible();
  await shopper.page.keyboard.press('Enter');
  await shopper.at('**/search?search=suppe');
  await expect(shopper.see('search-entries').getByRole('link', { name: /Kürbissuppe/ })).toBeVisible();
  await shopper.see('header-search-button').click();
  await expect(shopper.see('search-recent').getByRole('button', { name: 'suppe' })).toBeVisible();
  await shopper.see('search-forget-button').click();
  await expect(shopper.see('search-recent')).toHaveCount(0);
  await overlay.getByTestId('search-category-link').first().click();
  await shopper.see('listing-page').waitFor();
  await expect(overlay).toBeHidden();
});

test('a search without a hit says so and leads on: to what is near, to categories and to people', async ({
  shopper,
}) => {
  await shopper.open('/');
  await shopper.see('header-search-button').click();
  await shopper.see('search-input').fill('Rueckgaebe');
  await shopper.see('search-nothing').waitFor();
  await expect(shopper.see('search-people').getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(shopper.see('search-near').getByRole('button')).toHaveText('Rückgabe');
  await shopper.findsNothingInTheWay();
  await shopper.page.keyboard.press('Enter');
  await shopper.at('**/search?search=Rueckgaebe');
  await shopper.see('search-people').waitFor();
  await shopper.see('search-category-link').first().click();
  await shopper.see('listing-page').waitFor();
});

test('suggestions appear while typing and are chosen by keyboard', async ({ shopper }) => {
  await shopper.open('/');
  await shopper.see('header-search-button').click();
  await shopper.see('search-input').pressSequentially('alva', { delay: 30 });
  await shopper.see('search-overlay').getByRole('option').first().waitFor();
  await shopper.page.keyboard.press('ArrowDown');
  await shopper.page.keyboard.press('Enter');
  await shopper.see('product-page').waitFor();
  await shopper.back();
  await shopper.see('header-search-button').click();
  await shopper.see('search-input').fill('messer');
  await shopper.page.keyboard.press('Enter');
  await shopper.at('**/search?search=messer*');
  await shopper.see('product-box').first().waitFor();
});

test('while the shop looks for products their places stand there, not before they are missed', {
  tag: PHONE,
}, async ({ shopper }) => {
  const answers = Promise.withResolvers<void>();
  await shopper.page.route(isSuggesting, async (route) => {
    await answers.promise;
    await route.continue();
  });
  await shopper.open('/');
  await shopper.see('header-search-button').click();
  await shopper.see('search-input').fill('messer');
  const places = shopper.see('search-skeleton');
  await expect(places).toHaveCount(4);
  await expect(places.first()).toBeVisible();
  await shopper.findsNothingInTheWay();
  answers.resolve();
  await expect(shopper.see('search-overlay').getByRole('option').locator('.picture').first()).toBeVisible();
  await expect(places).toHaveCount(0);
});

test('suggestions that cannot be had are said, and the search leads on without them', async ({ shopper }) => {
  shopper.expectComplaints(/ERR_FAILED|Failed to load resource/);
  await shopper.page.route(isSuggesting, (route) => route.abort());
  await shopper.open('/');
  await shopper.see('header-search-button').click();
  await shopper.see('search-input').fill('messer');
  await expect(shopper.see('search-trouble')).toBeVisible();
  await expect(shopper.see('search-skeleton')).toHaveCount(0);
  await shopper.findsNothingInTheWay();
  await shopper.page.unroute(isSuggesting);
  await shopper.see('search-all-link').click();
  await shopper.at('**/search?search=messer');
  await shopper.see('product-box').first().waitFor();
});
