import { setTimeout as wait } from 'node:timers/promises';
import { addProduct, fillGuest, putInCart } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

/** `RELOAD_RUNS=50` runs the long version. */
const RUNS = Number(process.env['RELOAD_RUNS'] ?? 1);
const MAX_LATENCY_MS = 800;
const MAX_CLICKS = 5;

/** Seeded random numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Screen = 'ordered' | 'form' | 'empty';

async function screenOf(shopper: Shopper): Promise<Screen> {
  const ordered = shopper.see('success-order-number');
  const form = shopper.button('checkout.place');
  await ordered.or(form).or(shopper.see('cart-empty')).first().waitFor();
  if (await ordered.isVisible()) return 'ordered';
  return (await form.isVisible()) ? 'form' : 'empty';
}

for (let run = 1; run <= RUNS; run++) {
  test(`reloading at every step places one order, run ${run}`, { tag: PHONE }, async ({ shopper, shop }) => {
    const random = randomNumbers(run);
    // A reload aborts pending requests.
    shopper.allowConsoleErrors(/Failed to fetch|ERR_ABORTED|NetworkError|Load failed/);
    const before = shop.sandbox.stored().orders;
    shop.sandbox.set({ latency: Math.round(random() * MAX_LATENCY_MS) });
    await addProduct(shopper, '/helfer/kellen-und-wender/schoepfkelle-tief/');
    await shopper.reload();
    await shopper.open('/checkout');
    await fillGuest(shopper);
    await shopper.reload();
    let screen: Screen = 'form';
    for (let clicks = 0; clicks < MAX_CLICKS && screen === 'form'; clicks++) {
      await shopper.button('checkout.place').waitFor();
      await fillGuest(shopper);
      await shopper.field('checkout.terms').check();
      await shopper.button('checkout.place').click();
      if (clicks < MAX_CLICKS - 1) {
        await wait(random() * 3 * MAX_LATENCY_MS);
        await shopper.reload();
        shop.sandbox.set({ latency: Math.round(random() * MAX_LATENCY_MS) });
      }
      if (clicks === MAX_CLICKS - 1) await shopper.see('success-order-number').waitFor();
      // After a placed order the cart may be empty.
      screen = await screenOf(shopper);
      if (screen === 'empty') await shopper.see('success-order-number').waitFor({ timeout: 20_000 });
    }
    shop.sandbox.set({ latency: 0 });
    await shopper.see('success-order-number').waitFor();
    expect(shop.sandbox.stored().orders - before).toBe(1);
  });
}

test('a reload before the confirmation page loads shows the order', { tag: PHONE }, async ({
  shopper,
  shop,
}) => {
  shopper.allowConsoleErrors(/Failed to fetch|ERR_ABORTED|NetworkError|Load failed/);
  const before = shop.sandbox.stored().orders;
  await putInCart(shopper, '/helfer/kellen-und-wender/schoepfkelle-tief/');
  await shopper.open('/checkout');
  await fillGuest(shopper);
  await shopper.field('checkout.terms').check();
  const { page } = shopper;
  const answered = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('idempotencyKey')),
  );
  // The confirmation page never loads.
  await page.route(
    (url) => url.searchParams.has('variables'),
    () => {},
  );
  await shopper.button('checkout.place').click();
  await answered;
  await page.unrouteAll();
  await shopper.reload();
  await shopper.see('success-order-number').waitFor();
  expect(shop.sandbox.stored().orders - before).toBe(1);
});
