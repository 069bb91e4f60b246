import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { type GatewaySettings, TestShop } from './shop.ts';
import { Shopper } from './shopper.ts';

/** The tag of a test that is about a phone: it runs in the project of that name, with the screen of one. */
export const PHONE = '@phone';

/** What a file may set for the shop of its tests, by `test.use`. */
export interface ShopSettings {
  /** Environment variables of the gateway beside the usual ones. */
  readonly gatewaySettings: GatewaySettings;
  /** The demo shop that the sandbox serves. */
  readonly demoShop: string;
  /** Whether it has thousands of generated products. */
  readonly isLarge: boolean;
}

interface WorkerFixtures extends ShopSettings {
  /** The shop of this worker. */
  readonly shop: TestShop;
}

/** How a visitor differs from the usual one. */
interface Visitor extends Pick<BrowserContextOptions, 'locale' | 'colorScheme'> {
  /** Whether this visitor has not been asked about cookies yet; else they have allowed what is necessary. */
  readonly unasked?: boolean;
}

interface Fixtures {
  /** Makes the shop whole again after each test, whatever came of it. */
  readonly resetShop: undefined;
  /** Another visitor, in a browser of their own. */
  readonly arrive: (visitor?: Visitor) => Promise<Shopper>;
  /** The visitor whom most tests are about. */
  readonly shopper: Shopper;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  gatewaySettings: [{}, { option: true, scope: 'worker' }],
  demoShop: ['kontor', { option: true, scope: 'worker' }],
  isLarge: [false, { option: true, scope: 'worker' }],
  shop: [
    async ({ demoShop, gatewaySettings, isLarge }, use) => {
      const shop = await TestShop.start(demoShop, gatewaySettings, isLarge);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  resetShop: [
    async ({ shop }, use) => {
      await use(undefined);
      await shop.reset();
    },
    { auto: true },
  ],
  arrive: async ({ browser, shop }, use) => {
    const shoppers: Shopper[] = [];
    await use(async ({ unasked = false, ...options } = {}) => {
      const context = await browser.newContext(options);
      if (!unasked)
        await context.addCookies([{ name: 'kontor-consent', value: 'required', url: shop.origin }]);
      const shopper = await Shopper.openIn(context);
      shoppers.push(shopper);
      return shopper;
    });
    for (const shopper of shoppers) await shopper.leave();
    const complaints = shoppers.flatMap((shopper) => shopper.complaints);
    expect(complaints, 'the browser console stays silent').toEqual([]);
  },
  shopper: async ({ arrive }, use) => use(await arrive()),
});

export { expect };
