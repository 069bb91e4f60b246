import { chromium, type Page } from '@playwright/test';
import { addProduct } from '../../../web/e2e/checkout-steps.ts';
import { TestShop } from '../../../web/e2e/shop.ts';
import { Shopper } from '../../../web/e2e/shopper.ts';
import { ensureBuilt } from '../../build-state.ts';
import { findWholeChromium } from '../../chromium.ts';
import { markdownTable, writePart } from '../performance-page.ts';
import { median } from '../side-by-side.ts';

/** A phone of the middle class in a slow network of the fourth generation, as Lighthouse has it. */
const SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const RUNS = 5;
const LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';

/** Milliseconds, by what was done. */
type Times = Record<string, number>;

async function asPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const seen = { largest: 0, blocked: 0, touch: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId)
          seen.touch = Math.max(seen.touch, entry.duration);
    }).observe({ type: 'event', buffered: true });
  });
}

interface Seen {
  readonly largest: number;
  readonly blocked: number;
  /** From a touch to the next paint, the slowest so far. */
  readonly touch: number;
}

const seenOn = (page: Page) => page.evaluate((): Seen => Reflect.get(window, 'seen'));

/** Milliseconds on the page's own clock from a touch of what `selector` names until `until` is in the page. */
async function moved(page: Page, selector: string, until: string): Promise<number> {
  return page.evaluate(
    async ([touched = '', awaited = '']) => {
      const target = document.querySelector<HTMLElement>(touched);
      if (target === null) throw new Error(`nothing is ${touched}`);
      const began = performance.now();
      target.click();
      while (document.querySelector(awaited) === null) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return performance.now() - began;
    },
    [selector, until],
  );
}

async function oneVisit(shopper: Shopper): Promise<Times> {
  const { page } = shopper;
  await asPhone(page);
  const times: Times = {};
  await shopper.open('/');
  await shopper.settled();
  const home = await seenOn(page);
  times['home: largest contentful paint'] = home.largest;
  times['home: total blocking time'] = home.blocked;
  times['home to a listing'] = await moved(
    page,
    'footer a[href="/kochen/"]',
    '[data-testid=listing-products] [data-testid=product-box]',
  );
  await shopper.settled();
  times['listing to a product'] = await moved(
    page,
    '[data-testid=product-box-link][href*="cocotte-alva"]',
    '[data-testid=product-page] [data-testid=product-add-to-cart-button]',
  );
  await shopper.settled();
  times['product back to the listing'] = await page.evaluate(async () => {
    const began = performance.now();
    history.back();
    while (document.querySelector('[data-testid=listing-products] [data-testid=product-box]') === null)
      await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });
  await shopper.open(LADLE);
  await shopper.settled();
  const product = await seenOn(page);
  times['product: largest contentful paint'] = product.largest;
  times['product: total blocking time'] = product.blocked;
  await shopper.see('product-add-to-cart-button').click();
  await shopper.see('cart-drawer').getByTestId('cart-line-item').first().waitFor();
  await shopper.settled();
  times['product: into the basket, touch to next paint'] = (await seenOn(page)).touch;
  return times;
}

/** `npm run bench -- --browser`: what a phone feels, in a real browser; writes its part of the page. */
export async function runBrowser(): Promise<void> {
  await ensureBuilt();
  const shop = await TestShop.start('kontor', {});
  const executablePath = findWholeChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const visits: Times[] = [];
  try {
    const visit = async () => {
      const context = await browser.newContext({
        baseURL: shop.origin,
        locale: 'de-CH',
        viewport: { width: 390, height: 844 },
      });
      await context.addCookies([{ name: 'kontor-consent', value: 'required', url: shop.origin }]);
      const shopper = await Shopper.openIn(context);
      return { context, shopper };
    };
    // Pages and pictures are there before: this is about the browser.
    const first = await visit();
    await addProduct(first.shopper, LADLE);
    await first.shopper.open('/kochen/');
    await first.context.close();
    for (let run = 0; run < RUNS; run++) {
      const { context, shopper } = await visit();
      visits.push(await oneVisit(shopper));
      await context.close();
    }
  } finally {
    await browser.close();
    await shop.close();
  }
  const rows = Object.keys(visits[0] ?? {}).map((what) => {
    const taken = visits.map((times) => times[what] ?? Number.NaN);
    const range = `${Math.min(...taken).toFixed(0)} to ${Math.max(...taken).toFixed(0)}`;
    return [what, `${median(taken).toFixed(0)} ms`, range];
  });
  const table = markdownTable(
    [`a phone with a processor ${SLOWDOWN} times slower`, 'median', `of ${RUNS} visits`],
    rows,
  );
  writePart('browser', table);
  process.stdout.write(`${table}\n`);
}
