import type { DemoShop } from '../../sandbox/shops/load.ts';
import { fillLogin, fillRegistration, newEmail, PASSWORD } from './account-steps.ts';
import { fillGuest, GUEST } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';
import { words } from './texts.ts';

type Language = DemoShop['salesChannel']['languages'][number];

/** The last language of the shop; other tests use German. */
function lastLanguage({ salesChannel }: DemoShop): Language {
  const language = salesChannel.languages.at(-1);
  if (language === undefined) throw new Error('The shop has no language');
  return language;
}

/** A category with several manufacturers that contains a product with variants. */
function pickProduct({ catalogue, categories, products }: DemoShop) {
  for (const category of categories.byKey('root')?.children ?? []) {
    const keys = [category, ...category.children].map(({ demo }) => demo.key);
    const within = catalogue.products.filter((product) => keys.includes(product.categories[0] ?? ''));
    const chosen = within.find(({ variants, manufacturer }) => variants && manufacturer);
    if (new Set(within.map(({ manufacturer }) => manufacturer)).size < 2 || chosen === undefined) continue;
    const maker = catalogue.manufacturers.find(({ key }) => key === chosen.manufacturer);
    const ids = products.filter(({ demo }) => demo === chosen).map(({ id }) => id);
    return { categoryId: category.id, ids, name: chosen.name, maker: maker?.name ?? '' };
  }
  throw new Error('No category has goods of several makers');
}

/** An address in the delivery area. */
function addressOf({ customers, salesChannel }: DemoShop) {
  const [first] = salesChannel.countries;
  const address = customers
    .flatMap(({ addresses }) => addresses)
    .find(({ country }) => country === first?.iso);
  if (address === undefined) throw new Error('Nobody lives in the first country');
  const { street, zipcode, city } = address;
  return { street, zipcode, city };
}

async function total(shopper: Shopper): Promise<number> {
  return Number((await shopper.see('listing-total-count').textContent())?.match(/\d+/)?.[0]);
}

function pathOf({ paths }: DemoShop, id: string, { lang, path }: Language): string {
  return `${path}/${paths.find(({ foreignKey, lang: of }) => foreignKey === id && of === lang)?.seoPathInfo}`;
}

/** Adds a variant to the cart, from the home page through a filtered category. */
async function chooseVariant(shopper: Shopper, demo: DemoShop): Promise<void> {
  const language = lastLanguage(demo);
  const { lang, path: prefix } = language;
  const { categoryId, ids, name, maker } = pickProduct(demo);
  await shopper.open(`${prefix}/`);
  await shopper
    .see('header-main-nav')
    .locator(`a[href="${pathOf(demo, categoryId, language)}"]`)
    .first()
    .click();
  await shopper.see('listing-page').waitFor();
  const before = await total(shopper);
  await shopper.see('listing-filter-button').click();
  const sheet = shopper.see('filter-drawer');
  await sheet.getByTestId('filter-sheet-manufacturer').click();
  await sheet.getByLabel(maker).check();
  await expect.poll(() => total(shopper)).toBeLessThan(before);
  await sheet.getByRole('button', { name: words('filter.show') }).click();
  const cards = shopper.see('listing-products').getByTestId('product-box');
  await cards.filter({ hasText: name[lang] }).first().getByTestId('product-box-link').click();
  await shopper.see('product-page').waitFor();
  const shown = () =>
    ids.map((id) => pathOf(demo, id, language)).includes(new URL(shopper.page.url()).pathname);
  expect(shown(), 'the page of a variant').toBe(true);
  const here = shopper.page.url();
  await shopper.page
    .locator('[data-testid=product-option-radio]:not(:checked):enabled')
    .first()
    .check({ force: true });
  await shopper.at((url) => url.href !== here);
  expect(shown(), 'the page of another variant').toBe(true);
  await shopper.see('product-add-to-cart-button').click();
  await shopper.see('cart-drawer').getByTestId('cart-line-item').first().waitFor();
}

test('a guest orders a variant from a filtered category', async ({ arrive, shop }) => {
  const { code, path } = lastLanguage(shop.demo);
  const shopper = await arrive({ locale: code });
  await chooseVariant(shopper, shop.demo);
  await shopper
    .see('cart-drawer')
    .getByRole('link', { name: words('cart.checkout') })
    .click();
  await shopper.at(`**${path}/checkout`);
  const email = newEmail();
  await fillGuest(shopper, { ...GUEST, ...addressOf(shop.demo), email });
  await shopper.group('sum.shipping').getByRole('radio').first().waitFor();
  await shopper.expectAccessible();
  await shopper.field('checkout.terms').check();
  await shopper.button('checkout.place').dblclick();
  await shopper.see('success-order-number').waitFor();
  const number = (await shopper.see('success-order-number').textContent())?.match(/\d{4,}/)?.[0] ?? '';
  expect(number).toMatch(/^\d{4,}$/);
  if (shop.hasSandbox) {
    const mail = shop.sandbox.mails().find(({ to }) => to === email);
    expect(mail).toMatchObject({ from: shop.demo.name, subject: expect.stringContaining(number) });
    expect(mail?.text).toMatch(new RegExp(`^https?://[^/]+${path}/account/order/`, 'm'));
  }
  await shopper.open(`${path}/checkout/cart`);
  await shopper.see('cart-empty').waitFor();
  expect(await shopper.see('header-cart-count').count()).toBe(0);
});

test('a customer registers, logs out and logs in again', async ({ arrive, shop }) => {
  const { code, path } = lastLanguage(shop.demo);
  const shopper = await arrive({ locale: code });
  const email = newEmail();
  await shopper.open(`${path}/register`);
  await fillRegistration(shopper, email, addressOf(shop.demo));
  await shopper.see('account-overview').waitFor();
  await shopper.button('account.logout').click();
  await shopper.open(`${path}/login`);
  await fillLogin(shopper, { email, password: PASSWORD });
  await shopper.see('account-overview').waitFor();
});

test('the search suggests and lists a product', async ({ arrive, shop }) => {
  const { name } = pickProduct(shop.demo);
  const { lang, code, path } = lastLanguage(shop.demo);
  const shopper = await arrive({ locale: code });
  await shopper.open(`${path}/`);
  await shopper.link('search').click();
  await shopper.field('search.label').fill(name[lang]);
  await shopper.see('search-overlay').getByRole('option').filter({ hasText: name[lang] }).first().waitFor();
  await shopper.page.keyboard.press('Enter');
  // Several products are listed; an only one is shown.
  await shopper.at((url) => url.pathname !== `${path}/`);
  await shopper.see('search-title').or(shopper.see('product-page')).waitFor();
  await shopper.page.locator('main').getByRole('heading', { name: name[lang] }).first().waitFor();
});

test('pages of each kind are as wide as the viewport', async ({ shopper, shop }) => {
  // French words are the longest.
  const language = lastLanguage(shop.demo);
  const { categoryId, ids } = pickProduct(shop.demo);
  const entities = [categoryId, ids[0] ?? ''].map((id) => pathOf(shop.demo, id, language));
  const others = ['/', '/register', '/checkout/cart'].map((path) => language.path + path);
  for (const path of [...entities, ...others]) {
    await shopper.open(path);
    for (const width of [360, 600, 768, 1024, 1230]) {
      await shopper.page.setViewportSize({ width, height: 900 });
      await shopper.expectNoHorizontalScroll(`${path} at ${width} px`);
    }
  }
});

test('the main navigation is one row in every language', async ({ shopper, shop }) => {
  const entries = shopper.page.getByTestId('header-main-nav').locator('> ul > li');
  for (const { path } of shop.demo.salesChannel.languages) {
    await shopper.open(`${path}/`);
    for (const width of [1024, 1152, 1280, 1440]) {
      await shopper.page.setViewportSize({ width, height: 900 });
      const tops = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
      expect(new Set(tops).size, `${path}/ at ${width} px`).toBe(1);
    }
  }
});
