import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './test.ts';

const COCOTTE = '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/';

test('another colour is one request away, keeps the page and the focus, and the keyboard does it too', async ({
  shopper,
}) => {
  await shopper.open(COCOTTE);
  const asked: string[] = [];
  shopper.page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.url());
  });
  const colours = shopper.see('product-option-group').nth(1).getByRole('radio');
  await colours.first().focus();
  await shopper.page.keyboard.press('ArrowRight');
  await shopper.at('**/cocotte-alva-24-cm-tannengruen/');
  await expect
    .poll(() => shopper.see('product-gallery').locator('img').first().getAttribute('src'))
    .toContain('green');
  expect(await shopper.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
  await shopper.settled();
  expect(asked).toHaveLength(1);
});

test('a variant is told from its sisters in title, heading and card for sharing', async ({
  shopper,
  shop,
}) => {
  const html = await (await fetch(`${shop.origin}${COCOTTE}`)).text();
  expect(/<title>([^<]+)/.exec(html)?.[1]).toContain('Cocotte Alva, 24 cm, Zinnoberrot');
  expect(html).toContain('property="og:title" content="Cocotte Alva, 24 cm, Zinnoberrot"');
  await shopper.open(COCOTTE);
  expect(await shopper.page.locator('h1').allTextContents()).toEqual(['Cocotte Alva 24 cm, Zinnoberrot']);
  const named = await new AxeBuilder({ page: shopper.page })
    .withRules(['label-content-name-mismatch'])
    .analyze();
  expect(named.violations.flatMap(({ nodes }) => nodes.map(({ html: where }) => where))).toEqual([]);
});

test('the header tells from which sum shipping is free in the currency of the page', async ({ shopper }) => {
  await shopper.open(COCOTTE);
  expect(await shopper.see('header-free-shipping').textContent()).toMatch(/CHF.75/);
  await shopper.see('header-currency-select').selectOption('EUR');
  await expect(shopper.see('header-free-shipping')).toHaveText(/€|EUR/);
  expect(await shopper.see('header-free-shipping').textContent()).not.toContain('CHF');
});

test('a combination that does not exist cannot be chosen, one that is sold out says so', async ({
  shopper,
}) => {
  await shopper.open('/kochen/cocottes/cocotte-alva-20-cm-zinnoberrot/');
  expect(await shopper.page.getByRole('radio', { name: /Graphit/ }).isDisabled()).toBe(true);
  await shopper.open(COCOTTE);
  expect(await shopper.page.getByRole('radio', { name: /Graphit/ }).isEnabled()).toBe(true);
});

test('tiers are ranges and at last "from", and the quantity keeps its steps', async ({ shopper }) => {
  await shopper.open('/tisch/besteck/besteck-gerade-3-teilig/');
  const tiers = await shopper.see('product-tier-prices').textContent();
  expect(tiers).toMatch(/1–5 Stück/);
  expect(tiers).toMatch(/ab 12/);
  await shopper.open('/wuerzen/gewuerze/probierkiste-gewuerze/');
  expect(await shopper.see('product-quantity-input').inputValue()).toBe('6');
});

test('a sold-out product cannot be put into the cart and says when it is back', async ({ shopper }) => {
  await shopper.open('/backen/backformen/gugelhopfform/');
  expect(await shopper.see('product-add-to-cart-button').isDisabled()).toBe(true);
  expect(await shopper.see('product-availability').textContent()).toMatch(/21/);
});

test('another language keeps the product, another currency its page', async ({ shopper }) => {
  await shopper.open(COCOTTE);
  await shopper
    .see('header-language-nav')
    .getByRole('link', { name: /FR|Français/ })
    .click();
  await shopper.at('**/fr/cuire/cocottes/cocotte-alva-24-cm-vermillon/');
  expect(await shopper.page.locator('html').getAttribute('lang')).toMatch(/^fr/);
  await shopper.alive();
  await shopper.see('header-currency-select').selectOption('EUR');
  await expect(shopper.see('product-price').first()).toHaveText(/€|EUR/);
  expect(shopper.page.url()).toContain('/fr/cuire/cocottes/cocotte-alva-24-cm-vermillon/');
});
