import { addProduct } from './checkout-steps.ts';
import { expect, test } from './test.ts';

const SCREENS = [
  '/fr/',
  '/fr/cuire/casseroles-et-faitouts/',
  '/fr/cuire/cocottes/cocotte-alva-24-cm-vermillon/',
  '/fr/checkout/cart',
  '/fr/checkout',
  '/fr/search?search=couteau',
] as const;

/** A screen of 1440 px at 200 %, and one of 1280 px at 400 % (WCAG 1.4.10), in the language with the longest words. */
for (const [zoom, viewport] of [
  ['200 %', { width: 720, height: 450 }],
  ['400 %', { width: 320, height: 256 }],
] as const) {
  test.describe(`at ${zoom}`, () => {
    test.use({ viewport, locale: 'fr-CH' });

    test('nothing leaves the screen sideways and every button can be reached', async ({ shopper }) => {
      await addProduct(shopper, '/fr/cuire/cocottes/cocotte-alva-24-cm-vermillon/');
      for (const path of SCREENS) {
        await shopper.open(path);
        await shopper.page.locator('main h1').first().waitFor();
        const outside = await shopper.page.evaluate(() => {
          // A row of teasers scrolls by itself; what is in it is reached that way.
          const scrolls = (element: Element | null): boolean =>
            element !== null &&
            (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
          return [...document.querySelectorAll('main a, main button, main input, main select, h1, h2')]
            .filter((element) => element.checkVisibility() && !scrolls(element.parentElement))
            .map((element) => ({
              box: element.getBoundingClientRect(),
              html: element.outerHTML.slice(0, 120),
            }))
            .filter(({ box }) => box.width > 1 && (box.left < -1 || box.right > innerWidth + 1))
            .map(({ html }) => html);
        });
        expect(outside, path).toEqual([]);
        await shopper.scrollsNotSideways(path);
      }
    });
  });
}
