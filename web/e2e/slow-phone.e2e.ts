import { fillGuest } from './checkout-steps.ts';
import { expect, PHONE, test } from './test.ts';
import { words } from './texts.ts';

test.use({ loadsPictures: true });
// One shop for the whole file.
test.describe.configure({ mode: 'default' });

/** Maximum layout shift per page (design budget); Google rates up to 0.1 as good. */
const MAX_SHIFT = 0.02;
/** CPU throttling factor; 4 simulates a mid-range phone for manual measurements. */
const SLOWDOWN = Number(process.env['PROCESSOR_SLOWDOWN'] ?? 1);
/** A 3G connection, in milliseconds and bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Measurements of a page. */
interface Measurement {
  /** Cumulative layout shift, except within half a second after an interaction. */
  readonly shift: number;
  /** Shifted elements, for the failure message. */
  readonly moved: readonly string[];
}

/** https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node }[];
}

declare global {
  interface Window {
    measured: { -readonly [Name in keyof Measurement]: Measurement[Name] };
  }
}

function watch(): void {
  const measured: Window['measured'] = { shift: 0, moved: [] };
  window.measured = measured;
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;
  const describeNode = (node: unknown) =>
    node instanceof Element ? `${node.tagName}.${node.className}` : '';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!isShift(entry) || entry.hadRecentInput) continue;
      const { value, sources } = entry;
      measured.shift += value;
      measured.moved = [
        ...measured.moved,
        `${value.toFixed(3)} ${sources.map(({ node }) => describeNode(node)).join(' ')}`,
      ];
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('pages from home to checkout have no layout shift on a slow phone', { tag: PHONE }, async ({
  shopper,
}) => {
  const { page } = shopper;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  if (SLOWDOWN > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watch);
  const measured: [string, Measurement][] = [];
  const measure = async (name: string) => {
    await shopper.settled();
    measured.push([name, await page.evaluate(() => window.measured)]);
    await page.evaluate(() => Object.assign(window.measured, { shift: 0, moved: [] }));
  };
  await shopper.open('/');
  await measure('home');
  await page.locator('main a[href="/kochen/"]').first().click();
  await shopper.see('listing-products').waitFor();
  await measure('listing');
  await shopper
    .see('product-box')
    .filter({ hasText: 'Cocotte Alva' })
    .first()
    .getByTestId('product-box-link')
    .click();
  await shopper.see('product-page').waitFor();
  await measure('product');
  const buttonAt = async () => {
    const box = await shopper.see('product-add-to-cart-button').first().boundingBox();
    return Math.round((box?.y ?? Number.NaN) + (await page.evaluate(() => window.scrollY)));
  };
  const before = await buttonAt();
  const prices = shopper.see('product-tier-prices');
  await page.getByRole('radio', { name: '20 cm' }).check({ force: true });
  await expect(prices).toBeHidden();
  expect(await buttonAt(), 'a variant without prices by quantity leaves the button where it was').toBe(
    before,
  );
  await page.getByRole('radio', { name: '24 cm' }).check({ force: true });
  await prices.waitFor();
  await measure('variant');
  expect(await buttonAt(), 'a variant with prices by quantity leaves the button where it was').toBe(before);
  await shopper.see('product-add-to-cart-button').first().click();
  await shopper.see('cart-drawer').getByTestId('cart-line-item').first().waitFor();
  await measure('basket');
  await shopper
    .see('cart-drawer')
    .getByRole('link', { name: words('cart.checkout') })
    .click();
  await shopper.at('**/checkout');
  await fillGuest(shopper);
  await shopper.group('sum.shipping').getByRole('radio').first().waitFor();
  await measure('checkout');
  for (const [name, { shift, moved }] of measured)
    expect(shift, `${name}: ${moved.join('; ')}`).toBeLessThanOrEqual(MAX_SHIFT);
});
