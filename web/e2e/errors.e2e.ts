import { afterEach, describe, expect, inject, test } from 'vitest';
import { addProduct, fillGuest } from './checkout-steps.ts';
import { sandbox } from './sandbox-controls.ts';
import { Shopper } from './shopper.ts';

const EXPECTED = /Failed to load resource|the server responded with a status/;
const status = async (path: string): Promise<number> =>
  (await fetch(`${inject('shopOrigin')}${path}`)).status;

afterEach(async () => {
  await sandbox.heal();
  await sandbox.maintenance(false);
});

describe.each([
  ['', 'de-CH'],
  ['/en', 'en-GB'],
  ['/fr', 'fr-CH'],
] as const)('in the language under "%s"', (prefix, locale) => {
  test('an unknown path is a 404 with a way home', async () => {
    expect(await status(`${prefix}/gibt/es/nicht/`)).toBe(404);
    const shopper = await Shopper.arrive({ locale, allowed: EXPECTED });
    await shopper.open(`${prefix}/gibt/es/nicht/`);
    expect(await shopper.see('error-status').textContent()).toBe('404');
    await shopper.findsNothingInTheWay();
    await shopper.see('error-home-link').click();
    await shopper.see('home-page').waitFor();
  });

  test('a Shopware that fails is a page with a sentence and a status, never blank', async () => {
    await sandbox.fail({ path: '/store-api/search', times: 20, kind: 'status', status: 500 });
    const shopper = await Shopper.arrive({ locale, allowed: EXPECTED });
    await shopper.page.goto(`${prefix}/search?search=fehler-${locale}`);
    await shopper.see('error-title').waitFor();
    expect(await shopper.page.content()).not.toMatch(/at \w+ \(|node_modules/);
  });
});

test.each([
  ['hangs', 'hang', 408],
  ['answers garbage', 'garbage', 502],
  ['drops connections', 'reset', 502],
  ['is overloaded', 'status', 503],
] as const)('a Shopware that %s gives the right status', async (_how, kind, expected) => {
  await sandbox.fail({ path: '/store-api/search', times: 4, kind, status: 503 });
  expect(await status(`/search?search=${kind}-zum-ersten-mal`)).toBe(expected);
});

test('in maintenance the shop says so with 503 and when to come back; what is cached can still be read', async () => {
  await sandbox.maintenance(true);
  const answer = await fetch(`${inject('shopOrigin')}/search?search=wartung`);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const shopper = await Shopper.arrive({ allowed: EXPECTED });
  await shopper.open('/search?search=wartung-2');
  await shopper.see('maintenance-page').waitFor();
  await shopper.findsNothingInTheWay();
});

test('what the server refuses stands beside its field, and nothing typed is lost', async () => {
  const shopper = await Shopper.arrive();
  await addProduct(shopper, '/helfer/kellen-und-wender/schoepfkelle-tief/');
  await shopper.open('/checkout');
  await fillGuest(shopper, {
    firstName: 'Lea',
    lastName: 'Brunner',
    email: 'lea@example',
    street: 'Kirchbühl 23',
    zipcode: '34',
  });
  await shopper.see('checkout-terms-checkbox').check();
  await shopper.see('checkout-place-order-button').click();
  await shopper.page.locator('[aria-invalid="true"]').first().waitFor();
  expect(await shopper.see('checkout-firstname-input').inputValue()).toBe('Lea');
  expect(await shopper.see('checkout-billing-street-input').inputValue()).toBe('Kirchbühl 23');
  await shopper.page.reload();
  await shopper.alive();
  await shopper.page.waitForFunction(
    () =>
      document.querySelector<HTMLInputElement>('[data-testid="checkout-billing-street-input"]')?.value !== '',
  );
  expect(await shopper.see('checkout-billing-street-input').inputValue()).toBe('Kirchbühl 23');
});

test('a product that sold out meanwhile is a cart to mend, not a broken server', async () => {
  const shopper = await Shopper.arrive();
  await addProduct(shopper, '/kochen/toepfe-und-kasserollen/schmortopf-kupfer/');
  await shopper.open('/checkout');
  await fillGuest(shopper);
  await shopper.see('checkout-terms-checkbox').check();
  await sandbox.product('casserole-kupfer', { stock: 0 });
  await shopper.see('checkout-place-order-button').click();
  await shopper.page
    .getByText(/Schmortopf Kupfer/)
    .first()
    .waitFor();
  expect(await shopper.see('success-order-number').count()).toBe(0);
  await sandbox.product('casserole-kupfer', { stock: 3 });
});
