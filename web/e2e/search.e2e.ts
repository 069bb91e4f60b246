import { expect, test } from './test.ts';
import { words } from './texts.ts';

test('the empty search shows categories, bestsellers and help, later also recent searches', async ({
  shopper,
}) => {
  await shopper.open('/');
  await shopper.link('search').click();
  const overlay = shopper.see('search-overlay');
  await expect(overlay.getByTestId('search-category-link').first()).toBeVisible();
  await expect(overlay.getByTestId('product-box')).toHaveCount(4);
  await expect(overlay.getByRole('link', { name: 'Häufige Fragen' })).toBeVisible();
  await shopper.expectAccessible();
  await shopper.field('search.label').fill('suppe');
  await expect(overlay.getByRole('option', { name: /Kürbissuppe/ }).first()).toBeVisible();
  await shopper.page.keyboard.press('Enter');
  await shopper.at('**/search?search=suppe');
  await expect(shopper.see('search-entry-link').filter({ hasText: 'Kürbissuppe' })).toBeVisible();
  await shopper.link('search').click();
  await expect(shopper.see('search-recent').getByRole('button', { name: 'suppe' })).toBeVisible();
  await shopper.button('search.forget').click();
  await expect(shopper.see('search-recent')).toHaveCount(0);
  await overlay.getByTestId('search-category-link').first().click();
  await shopper.see('listing-page').waitFor();
  await expect(overlay).toBeHidden();
});

test('a search without results offers similar terms, categories and contact', async ({ shopper }) => {
  await shopper.open('/');
  await shopper.link('search').click();
  await shopper.field('search.label').fill('Rueckgaebe');
  await shopper.see('search-nothing').waitFor();
  await expect(shopper.see('contact-line').getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  await expect(shopper.see('contact-line')).toContainText('Telefon: Di–Fr 9–12 und 13.30–17 Uhr');
  await expect(shopper.see('search-near').getByRole('button')).toHaveText('Rückgabe');
  await shopper.page.keyboard.press('Enter');
  await shopper.at('**/search?search=Rueckgaebe');
  await shopper.see('contact-line').waitFor();
  await shopper.see('search-category-link').first().click();
  await shopper.see('listing-page').waitFor();
});

test('a single suggestion has its categories next to it and no bestsellers', async ({ shopper }) => {
  await shopper.open('/');
  await shopper.link('search').click();
  const overlay = shopper.see('search-overlay');
  await shopper.field('search.label').fill('Waage');
  await expect(overlay.getByRole('option')).toHaveText([/Küchenwaage/, 'Backen', 'Backwerkzeug']);
  await expect(overlay.getByTestId('product-box')).toHaveCount(0);
  await overlay.getByRole('option', { name: 'Backwerkzeug' }).click();
  await shopper.see('listing-page').waitFor();
});

test('a search that finds only one product opens it', async ({ shopper }) => {
  await shopper.open('/search?search=wallholz');
  await expect(shopper.see('product-name')).toHaveText('Wallholz');
  await expect(shopper.page.getByText(words('search.onlyFor'))).toContainText('wallholz');
});

test('results link to the categories and pages of the same name, also without umlaut', async ({
  shopper,
}) => {
  await shopper.open('/search?search=topf');
  const entries = shopper.see('search-menu-entries');
  await entries.getByRole('link', { name: 'Töpfe und Kasserollen' }).click();
  await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText('Töpfe und Kasserollen');
  await shopper.open('/search?search=reparatur');
  await expect(entries.getByRole('link', { name: 'Reparatur' })).toBeVisible();
});

test('suggestions can be selected by keyboard', async ({ shopper }) => {
  await shopper.open('/');
  await shopper.link('search').click();
  await shopper.field('search.label').pressSequentially('Waage', { delay: 30 });
  await shopper.see('search-overlay').getByRole('option').first().waitFor();
  await shopper.page.keyboard.press('ArrowDown');
  await shopper.page.keyboard.press('Enter');
  await shopper.see('product-page').waitFor();
});

test('letters typed while the search is loading are in its field', async ({ shopper }) => {
  await shopper.open('/');
  const loaded = Promise.withResolvers<void>();
  await shopper.page.route(/\/assets\/.*\.js/, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await shopper.link('search').click();
  await shopper.page.keyboard.type('alv');
  loaded.resolve();
  await expect(shopper.field('search.label')).toHaveValue('alv');
  await expect(shopper.field('search.label')).toBeFocused();
  await shopper.page.keyboard.press('Escape');
  await shopper.link('search').click();
  await expect(shopper.field('search.label')).toHaveValue('');
});
