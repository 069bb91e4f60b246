import { fillGuest } from './checkout-steps.ts';
import { expect, PHONE, test } from './test.ts';

/** Layout shift of a page that nobody notices (design budget); Google calls up to 0.1 good. */
const MAX_SHIFT = 0.02;
/** Times that the processor is slower: 4 for a phone of the middle class, when somebody measures touches by hand. */
const SLOWDOWN = Number(process.env['PROCESSOR_SLOWDOWN'] ?? 1);
/** Milliseconds and bytes a second, as of the third generation. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** What was felt on a page so far. */
interface Felt {
  /** Shift of what stood still, outside of half a second after a touch. */
  readonly shift: number;
  /** What moved most, for whoever has to mend it. */
  readonly moved: readonly string[];
  /** Milliseconds from a touch to what it changed on the screen, the slowest. */
  readonly slowest: number;
}

/** https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node }[];
}

declare global {
  interface Window {
    felt: { -readonly [Name in keyof Felt]: Felt[Name] };
  }
}

function watch(): void {
  const felt: Window['felt'] = { shift: 0, moved: [], slowest: 0 };
  window.felt = felt;
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;
  const named = (node: unknown) => (node instanceof Element ? `${node.tagName}.${node.className}` : '');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!isShift(entry) || entry.hadRecentInput) continue;
      const { value, sources } = entry;
      felt.shift += value;
      felt.moved = [...felt.moved, `${value.toFixed(3)} ${sources.map(({ node }) => named(node)).join(' ')}`];
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // By default, only what took more than 104 ms is told.
  const touches = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        felt.slowest = Math.max(felt.slowest, entry.duration);
  }).observe(touches);
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
  const felt: [string, Felt][] = [];
  const told = async (name: string) => {
    await shopper.settled();
    felt.push([name, await page.evaluate(() => window.felt)]);
    await page.evaluate(() => Object.assign(window.felt, { shift: 0, moved: [], slowest: 0 }));
  };
  await shopper.open('/');
  await told('home');
  await page.locator('footer a[href="/kochen/"]').first().click();
  await shopper.see('listing-products').waitFor();
  await told('listing');
  await shopper
    .see('product-box')
    .filter({ hasText: 'Cocotte Alva' })
    .first()
    .getByTestId('product-box-link')
    .click();
  await shopper.see('product-page').waitFor();
  await told('product');
  const buttonAt = async () => {
    const box = await shopper.see('product-add-to-cart-button').first().boundingBox();
    return Math.round((box?.y ?? Number.NaN) + (await page.evaluate(() => window.scrollY)));
  };
  const before = await buttonAt();
  await page
    .locator('[data-testid=product-option-radio]:not(:checked):enabled')
    .first()
    .check({ force: true });
  await shopper.see('product-tier-prices').waitFor();
  await told('variant');
  expect(await buttonAt(), 'a variant with prices by quantity leaves the button where it was').toBe(before);
  await shopper.see('product-add-to-cart-button').first().click();
  await shopper.see('cart-drawer').getByTestId('cart-line-item').first().waitFor();
  await told('basket');
  await shopper.see('cart-drawer').getByTestId('cart-checkout-link').click();
  await shopper.at('**/checkout');
  await fillGuest(shopper);
  await shopper.see('checkout-shipping-method-radio').first().waitFor();
  await told('checkout');
  for (const [name, { shift, slowest }] of felt)
    process.stdout.write(
      `slow phone: ${name}, layout shift ${shift.toFixed(3)}, slowest touch ${slowest} ms\n`,
    );
  for (const [name, { shift, moved }] of felt)
    expect(shift, `${name}: ${moved.join('; ')}`).toBeLessThanOrEqual(MAX_SHIFT);
});
