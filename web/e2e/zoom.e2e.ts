import { ANNA, login } from './account-steps.ts';
import { fillGuest, putInCart } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

const SCREENS = [
  '/fr/',
  '/fr/cuire/casseroles-et-faitouts/',
  '/fr/cuire/cocottes/cocotte-alva-24-cm-vermillon/',
  '/fr/cuire/autocuiseurs/autocuiseur-forte-3-5-l/',
  '/fr/patisserie/moules/moule-a-kouglof/',
  '/fr/pieces-de-rechange/',
  '/fr/recettes/',
  '/fr/recettes/papet-vaudois/',
  '/fr/checkout/cart',
  '/fr/checkout',
  '/fr/search?search=couteau',
  '/fr/register',
] as const;

/** Visible interactive elements. */
const CONTROLS = 'a[href], button, input:not([tabindex="-1"]), select, textarea, summary, [tabindex="0"]';

/** Checks that elements stay within the viewport, except in horizontal scrollers. */
async function staysOnScreen(shopper: Shopper, where: string, within = 'main'): Promise<void> {
  const outside = await shopper.page.evaluate(
    ([root, controls]) => {
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      const all = document.querySelectorAll(`${root} :is(${controls}, h1, h2), h1, h2`);
      return [...all]
        .filter((element) => element.checkVisibility() && !scrolls(element.parentElement))
        .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
        .filter(({ box }) => box.width > 1 && (box.left < -1 || box.right > innerWidth + 1))
        .map(({ html }) => html);
    },
    [within, CONTROLS] as const,
  );
  expect(outside, where).toEqual([]);
  await shopper.expectNoHorizontalScroll(where);
}

/** Checks that no sticky bar covers the centre of a focused element (WCAG 2.4.11). */
async function coversNothing(shopper: Shopper, where: string, within = 'main'): Promise<void> {
  const covered = await shopper.page.evaluate(
    async ([root, controls]) => {
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(`${root} :is(${controls})`)) {
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
    },
    [within, CONTROLS] as const,
  );
  expect(covered, where).toEqual([]);
}

async function holds(shopper: Shopper, where: string, within?: string): Promise<void> {
  await staysOnScreen(shopper, where, within);
  await coversNothing(shopper, where, within);
}

// A viewport of 1280 px at 400 % (WCAG 1.4.10), in the language with the longest words.
test.use({ viewport: { width: 320, height: 256 }, locale: 'fr-CH' });

test('pages do not scroll sideways and no bar covers the focused element', async ({ shopper }) => {
  await putInCart(shopper, '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/');
  for (const path of SCREENS) {
    await shopper.open(path);
    await shopper.page.locator('main h1').first().waitFor();
    await holds(shopper, path);
  }
});

test('gallery, filters, size drawing and restock form stay within the screen', async ({ shopper }) => {
  await shopper.open('/fr/cuire/cocottes/cocotte-alva-24-cm-vermillon/');
  await shopper.see('product-picture').first().click();
  await shopper.see('zoom-dialog').waitFor();
  await holds(shopper, 'gallery', 'dialog');
  await shopper.page.keyboard.press('Escape');
  await shopper.open('/fr/cuire/casseroles-et-faitouts/');
  await shopper.see('listing-filter-button').click();
  await shopper.see('filter-drawer').waitFor();
  await holds(shopper, 'filters', '[data-testid="filter-drawer"]');
  await shopper.page.keyboard.press('Escape');
  await shopper.open('/fr/patisserie/moules/moule-a-kouglof/');
  await shopper.button('stock.tell').click();
  await shopper.button('restock.send').click();
  await shopper.see('restock-email-error').waitFor();
  await holds(shopper, 'sold out');
});

test('customer orders, returns and bank transfer pages stay within the screen', async ({ shopper }) => {
  await putInCart(shopper, '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/');
  await shopper.open('/fr/checkout');
  await fillGuest(shopper);
  await shopper.page.getByLabel(/^Paiement d’avance/).check();
  await shopper.page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await shopper.field('checkout.terms').check();
  await shopper.button('checkout.place').click();
  await shopper.see('transfer').waitFor();
  await holds(shopper, 'transfer');
  await shopper.page.context().clearCookies({ name: /^(?!kontor-consent)/ });
  await login(shopper, ANNA, '/fr/account/order');
  await shopper.see('order-entry').first().waitFor();
  await holds(shopper, 'orders');
  await shopper.field('account.orders.search').fill('Rapsöl');
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.see('order-entry')).toHaveCount(1);
  await shopper.link('order.viewOf').click();
  await shopper.button('order.return').click();
  await shopper.see('order-request-form').waitFor();
  await holds(shopper, 'return');
});
