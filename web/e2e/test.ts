import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { type GatewaySettings, TestShop } from './shop.ts';
import { Shopper } from './shopper.ts';

/** Tag of tests on the screen of a phone. */
export const PHONE = '@phone';
const PHONE_SCREEN = { width: 390, height: 844 };

/** Options of the shop that a file sets by `test.use`. */
export interface ShopSettings {
  /** Additional environment variables of the gateway. */
  readonly gatewaySettings: GatewaySettings;
  /** The demo shop that the sandbox serves. */
  readonly demoShop: string;
  /** Whether the shop has thousands of generated products. */
  readonly isLarge: boolean;
  /** Whether the browser loads pictures, which takes two fifths of the CPU time. */
  readonly loadsPictures: boolean;
}

interface WorkerFixtures extends ShopSettings {
  /** The shop of this worker. */
  readonly shop: TestShop;
}

/** Differences from the default visitor. */
interface Visitor extends Pick<BrowserContextOptions, 'locale' | 'colorScheme'> {
  /** Whether the visitor has made no consent choice. By default, only necessary cookies are allowed. */
  readonly hasNoConsent?: boolean;
}

interface Fixtures {
  /** Resets the shop after each test. */
  readonly resetShop: undefined;
  /** Opens a separate browser context for another visitor. */
  readonly arrive: (visitor?: Visitor) => Promise<Shopper>;
  /** The default visitor. */
  readonly shopper: Shopper;
}

const NO_PICTURES = '--blink-settings=imagesEnabled=false';

export const test = base.extend<Fixtures, WorkerFixtures>({
  gatewaySettings: [{}, { option: true, scope: 'worker' }],
  demoShop: ['kontor', { option: true, scope: 'worker' }],
  isLarge: [false, { option: true, scope: 'worker' }],
  loadsPictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, loadsPictures }, use) => {
      const { args = [] } = launchOptions;
      await use({ ...launchOptions, args: loadsPictures ? args : [...args, NO_PICTURES] });
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ demoShop, gatewaySettings, isLarge }, use) => {
      const shop = await TestShop.start(demoShop, gatewaySettings, isLarge);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  viewport: async ({ viewport }, use, { tags }) => use(tags.includes(PHONE) ? PHONE_SCREEN : viewport),
  baseURL: async ({ shop }, use) => use(shop.origin),
  resetShop: [
    async ({ shop }, use) => {
      await use(undefined);
      await shop.reset();
    },
    { auto: true },
  ],
  arrive: async ({ browser, shop, loadsPictures }, use) => {
    const shoppers: Shopper[] = [];
    await use(async ({ hasNoConsent = false, ...options } = {}) => {
      const context = await browser.newContext(options);
      if (!hasNoConsent)
        await context.addCookies([{ name: 'kontor-consent', value: 'required', url: shop.origin }]);
      const shopper = await Shopper.openIn(context);
      // Chromium warns about preloads that it does not use.
      if (!loadsPictures)
        shopper.allowConsoleErrors(/image loading is disabled|was preloaded using link preload/);
      shoppers.push(shopper);
      return shopper;
    });
    for (const shopper of shoppers) await shopper.leave();
    const consoleErrors = shoppers.flatMap((shopper) => shopper.consoleErrors);
    expect(consoleErrors, 'the browser console stays silent').toEqual([]);
  },
  shopper: async ({ arrive }, use) => use(await arrive()),
});

export { expect };
