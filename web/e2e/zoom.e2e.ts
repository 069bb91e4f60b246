import { putInCart } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

const SCREENS = [
  '/fr/',
  '/fr/cuire/casseroles-et-faitouts/',
  '/fr/cuire/cocottes/cocotte-alva-24-cm-vermillon/',
  '/fr/patisserie/moules/moule-a-kouglof/',
  '/fr/pieces-de-rechange/',
  '/fr/recettes/pain-bis-sans-petrissage/',
  '/fr/checkout/cart',
  '/fr/checkout',
  '/fr/search?search=couteau',
  '/fr/register',
] as const;

/** Visible interactive elements. */
const CONTROLS = 'a[href], button, input:not([tabindex="-1"]), select, textarea, summary, [tabindex="0"]';

/** Checks that elements stay within the viewport, except in horizontal scrollers. */
async function staysOnScreen(shopper: Shopper, where: string): Promise<void> {
  const outside = await shopper.page.evaluate((controls) => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const all = document.querySelectorAll(`main :is(${controls}, h1, h2), h1, h2`);
    return [...all]
      .filter((element) => element.checkVisibility() && !scrolls(element.parentElement))
      .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 1 && (box.left < -1 || box.right > innerWidth + 1))
      .map(({ html }) => html);
  }, CONTROLS);
  expect(outside, where).toEqual([]);
  await shopper.expectNoHorizontalScroll(where);
}

/** Checks that no sticky bar covers the centre of a focused element (WCAG 2.4.11). */
async function coversNothing(shopper: Shopper, where: string): Promise<void> {
  const covered = await shopper.page.evaluate(async (controls) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(`main :is(${controls})`)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only')) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const middle = (start: number, end: number, edge: number) =>
        (Math.max(start, 0) + Math.min(end, edge - 1)) / 2;
      const over = document.elementFromPoint(
        middle(left, left + width, innerWidth),
        middle(top, top + height, innerHeight),
      );
      const bar = over?.closest('header, .buy-bar, .checkout-bar');
      if (bar && !bar.contains(element))
        found.push(`${element.outerHTML.slice(0, 100)} under ${bar.className}`);
    }
    return found;
  }, CONTROLS);
  expect(covered, where).toEqual([]);
}

// A viewport of 1280 px at 400 % (WCAG 1.4.10), in the language with the longest words.
test.use({ viewport: { width: 320, height: 256 }, locale: 'fr-CH' });

test('pages do not scroll sideways and no bar covers the focused element', async ({ shopper }) => {
  await putInCart(shopper, '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/');
  for (const path of SCREENS) {
    await shopper.open(path);
    await shopper.page.locator('main h1').first().waitFor();
    await staysOnScreen(shopper, path);
    await coversNothing(shopper, path);
  }
});
