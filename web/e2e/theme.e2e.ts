import { purge } from '../../gateway/testing/purge.ts';
import type { TestShop } from './shop.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

const LISTING = '/kochen/toepfe-und-kasserollen/';
const PRODUCT = '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/';
/** A shop with square photos on white. */
const SQUARE = {
  ground: '#ffffff',
  text: '#0f172a',
  accent: '#1a56db',
  dark_ground: '#0b1220',
  dark_text: '#e5e9f0',
  dark_accent: '#1d5fe8',
  font: 'serif',
  corners: 'round',
  picture_frame: '1:1',
  picture_fit: 'contain',
  density: 'compact',
};

test.afterEach(async ({ shop }) => {
  await says(shop, {});
});

async function says(shop: TestShop, theme: Readonly<Record<string, string>>): Promise<void> {
  const fields = Object.entries(theme).map(([name, value]) => [`kontor_theme_${name}`, value]);
  shop.sandbox.writeChannelFields('de', Object.fromEntries(fields));
  await purge(shop.origin, ['*']);
}

const styleOf = (shopper: Shopper, selector: string, property: string): Promise<string> =>
  shopper.page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Aspect ratio of the first picture, and the cumulative layout shift. */
async function framed(shopper: Shopper): Promise<{ ratio: number; shift: number }> {
  return shopper.page.evaluate(async () => {
    const { width = 0, height = 1 } =
      document.querySelector('main .picture:has(img)')?.getBoundingClientRect() ?? {};
    const shift = await new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
      }).observe({ type: 'layout-shift', buffered: true });
      requestIdleCallback(() => resolve(sum));
    });
    return { ratio: width / height, shift };
  });
}

for (const [colorScheme, colors] of [
  ['light', { ground: 'rgb(255, 255, 255)', text: 'rgb(15, 23, 42)', accent: 'rgb(26, 86, 219)' }],
  ['dark', { ground: 'rgb(11, 18, 32)', text: 'rgb(229, 233, 240)', accent: 'rgb(29, 95, 232)' }],
] as const) {
  test.describe(`a shop with a theme, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('applies its colours, typeface, corners and spacing', async ({ shopper, shop }) => {
      await says(shop, SQUARE);
      await shopper.open(PRODUCT);
      expect(await styleOf(shopper, 'body', 'background-color')).toBe(colors.ground);
      expect(await styleOf(shopper, 'body', 'color')).toBe(colors.text);
      expect(await styleOf(shopper, 'body', 'font-family')).toMatch(/^Charter.*serif$/);
      const button = '[data-testid="product-add-to-cart-button"]';
      expect(await styleOf(shopper, button, 'background-color')).toBe(colors.accent);
      expect(await styleOf(shopper, button, 'border-radius')).toBe('12px');
      expect(await styleOf(shopper, button, 'min-height')).toBe('46px');
    });

    test('shows square, uncropped pictures on listing and product', async ({ shopper, shop }) => {
      await says(shop, SQUARE);
      for (const [path, picture] of [
        [LISTING, '.card .picture'],
        [PRODUCT, '.gallery .picture'],
      ] as const) {
        await shopper.open(path);
        await shopper.expectNoHorizontalScroll();
        const { ratio, shift } = await framed(shopper);
        // A product is wholly visible on a low screen, so its frame may be wider.
        if (path === PRODUCT) expect(ratio).toBeGreaterThanOrEqual(1);
        else expect(ratio).toBeCloseTo(1, 2);
        expect(shift).toBeLessThan(0.01);
        expect(await styleOf(shopper, `${picture} img`, 'object-fit')).toBe('contain');
        expect(await styleOf(shopper, picture, 'background-color')).toBe('rgb(255, 255, 255)');
      }
    });
  });
}
