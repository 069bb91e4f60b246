import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type GatewayUnderTest, startGateway } from '../../scripts/gateway-under-test.ts';
import { SANDBOX_CREDENTIALS } from '../../scripts/sandbox-credentials.ts';
import { addProduct, fillGuest } from './checkout-steps.ts';
import { DESKTOP, PHONE, Shopper } from './shopper.ts';

const POT = '/helfer/kellen-und-wender/schoepfkelle-tief/';
let shop: GatewayUnderTest;

/** A shop with Google's tag in front of the same Shopware. */
beforeAll(async () => {
  shop = await startGateway({
    SHOPWARE_ENDPOINT: inject('sandboxOrigin'),
    ...SANDBOX_CREDENTIALS,
    TAG_MANAGER_ID: 'G-KONTOR1234',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ATTEMPTS_PER_MINUTE: '1000000',
  });
});
afterAll(() => shop.stop());

/** Somebody who has not been asked yet; `asked` has every address of another host, none of which is reached. */
async function arrive(
  viewport: typeof PHONE | typeof DESKTOP = DESKTOP,
): Promise<{ shopper: Shopper; asked: string[] }> {
  const shopper = await Shopper.arrive({ viewport, unasked: true, origin: shop.origin });
  const asked: string[] = [];
  await shopper.page.route(
    (url) => url.hostname !== 'localhost' && url.protocol.startsWith('http'),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return { shopper, asked };
}

/** Names of the events that the tag was told, in order, with their parameters. */
const told = (shopper: Shopper): Promise<{ name: string; data: Record<string, unknown> }[]> =>
  shopper.page.evaluate(() => {
    const layer: unknown = Reflect.get(globalThis, 'dataLayer');
    return (Array.isArray(layer) ? layer : []).flatMap((entry: ArrayLike<unknown>) =>
      entry[0] === 'event' ? [{ name: String(entry[1]), data: JSON.parse(JSON.stringify(entry[2])) }] : [],
    );
  });
const names = async (shopper: Shopper) => (await told(shopper)).map(({ name }) => name);

test('before consent nothing is asked of anybody else, and refusing is as easy as allowing', async () => {
  const { shopper, asked } = await arrive(PHONE);
  await shopper.open('/');
  await shopper.see('consent-bar').waitFor();
  await shopper.findsNothingInTheWay();
  const box = (testId: string) => shopper.see(testId).boundingBox();
  const [necessary, all] = [await box('consent-necessary-button'), await box('consent-all-button')];
  expect([necessary?.width, necessary?.height]).toEqual([all?.width, all?.height]);
  await shopper.page.keyboard.press('Tab');
  expect(await shopper.page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe(
    'consent-necessary-button',
  );
  await shopper.see('consent-necessary-button').click();
  await shopper.see('consent-bar').waitFor({ state: 'detached' });
  await shopper.open(POT);
  await shopper.see('product-add-to-cart-button').click();
  await shopper.see('cart-drawer').waitFor();
  expect(await shopper.see('consent-bar').count()).toBe(0);
  expect(asked).toEqual([]);
  expect(await shopper.page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);
});

test('the choice holds for 180 days and can be changed in the footer, group by group', async () => {
  const { shopper, asked } = await arrive();
  await shopper.open('/agb/');
  await shopper.see('consent-settings-button').click();
  await shopper.see('consent-group').first().waitFor();
  await shopper.findsNothingInTheWay();
  await shopper.page.keyboard.press('Escape');
  await shopper.see('consent-bar').waitFor();
  await shopper.see('consent-settings-button').click();
  await shopper.see('consent-statistics-checkbox').check();
  await shopper.see('consent-save-button').click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toBe('https://www.googletagmanager.com/gtag/js?id=G-KONTOR1234');
  const cookies = await shopper.page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'kontor-consent');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect([decodeURIComponent(cookie?.value ?? ''), Math.round(days)]).toEqual(['statistics', 180]);
  await shopper.see('footer-consent-button').click();
  await shopper.see('consent-dialog-necessary-button').click();
  await shopper.open('/');
  expect(asked).toHaveLength(1);
});

test('after consent each page is told once, and what is looked at, added, and bought', async () => {
  const { shopper } = await arrive();
  await shopper.open('/');
  await shopper.see('consent-all-button').click();
  await expect.poll(() => names(shopper)).toEqual(['page_view']);
  await shopper.page.locator('main a[href="/kochen/"], header a[href="/kochen/"]').first().click();
  await shopper.page.waitForURL('**/kochen/');
  await expect.poll(() => names(shopper)).toEqual(['page_view', 'page_view']);
  await shopper.open(POT);
  await expect.poll(() => names(shopper)).toEqual(expect.arrayContaining(['page_view', 'view_item']));
  await addProduct(shopper, POT);
  await expect.poll(() => names(shopper)).toContain('add_to_cart');
  await shopper.open('/checkout');
  await expect.poll(() => names(shopper)).toContain('begin_checkout');
  await fillGuest(shopper);
  await shopper.see('checkout-terms-checkbox').check();
  await shopper.see('checkout-place-order-button').click();
  await shopper.see('success-order-number').waitFor();
  await expect.poll(() => names(shopper)).toContain('purchase');
  const purchase = (await told(shopper)).find(({ name }) => name === 'purchase');
  expect(purchase?.data).toMatchObject({ currency: 'CHF', value: expect.any(Number) });
  await shopper.page.reload();
  await shopper.alive();
  await expect.poll(() => names(shopper)).toContain('page_view');
  await shopper.see('success-order-number').waitFor();
  expect(await names(shopper)).not.toContain('purchase');
});
