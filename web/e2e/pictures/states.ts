import { opening, type Place, pathOf, type Screen, topCategory, withProduct } from './screens.ts';
import { after, on, press } from './steps.ts';

/** A product of the shop called Kontor, by its key; null in another shop. */
const productPath =
  (key: string) =>
  (place: Place): string | null => {
    const ids = place.shop.demo.products.filter(({ demo }) => demo.key === key).map(({ id }) => id);
    return ids.map((id) => pathOf(place, id)).find((path) => path !== null) ?? null;
  };

/** A page of the shop called Kontor, by the key of its category. */
const categoryPath =
  (key: string) =>
  (place: Place): string | null =>
    pathOf(place, place.shop.demo.categories.all.find(({ demo }) => demo.key === key)?.id);

const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;

/** States of screens that take some doing, most of them of the shop called Kontor alone. */
export const STATES: readonly Screen[] = [
  { name: 'product-sold-out', show: opening(productPath('gugel-lift')) },
  {
    name: 'product-restock',
    show: after(productPath('gugel-lift'), press('product-restock-button', 'restock-form')),
  },
  { name: 'product-tiers', show: opening(productPath('cocotte-alva')) },
  { name: 'product-files', show: opening(productPath('book-material-pdf')) },
  { name: 'product-drawing', show: opening(productPath('pressure-forte')) },
  { name: 'product-layout', show: opening(productPath('knife-chef-grat')) },
  { name: 'product-bundle', show: opening(productPath('spice-set')) },
  {
    name: 'product-review',
    show: after(productPath('cocotte-alva'), press('review-write-button', 'review-form')),
  },
  {
    name: 'listing-panel',
    seen: true,
    show: async (shopper, place) => {
      const path = pathOf(place, topCategory(place.shop.demo)?.id);
      if (path === null) return false;
      await shopper.open(path);
      const bar = shopper.see('listing-filter-bar').locator('summary, button[aria-expanded]');
      if (!(await bar.nth(1).isVisible())) return false;
      await bar.nth(1).click();
      return undefined;
    },
  },
  {
    name: 'listing-filtered',
    show: async (shopper, place) => {
      const path = pathOf(place, topCategory(place.shop.demo)?.id);
      if (path === null) return false;
      await shopper.open(`${path}?max-price=60`);
      return undefined;
    },
  },
  {
    name: 'listing-empty',
    show: async (shopper, place) => {
      const path = pathOf(place, topCategory(place.shop.demo)?.id);
      if (path === null) return false;
      await shopper.open(`${path}?max-price=1`);
      return undefined;
    },
  },
  {
    name: 'side-cart-empty',
    seen: true,
    show: after(on('/'), press('header-cart-button', 'cart-empty')),
  },
  {
    name: 'cart-mistake',
    show: async (shopper, place) => {
      await withProduct(shopper, place);
      await shopper.open(`${place.prefix}/checkout/cart`);
      await shopper.see('cart-promotion-input').fill('NOTHING');
      await shopper.see('cart-promotion-button').click();
      await shopper.see('promotion-code-error').waitFor();
      return undefined;
    },
  },
  {
    name: 'form-mistakes',
    show: after(categoryPath('repair-form'), async (shopper) => {
      await shopper.page.locator('main form button[type="submit"]').first().click();
      await shopper.page.locator('main [data-testid$="-errors"]').first().waitFor();
    }),
  },
  {
    name: 'consent',
    seen: true,
    show: after(on('/'), async (shopper) => {
      await shopper.page.context().clearCookies();
      await shopper.reload();
      await shopper.see('consent-bar').waitFor();
    }),
  },
  {
    name: 'consent-settings',
    seen: true,
    show: after(on('/'), async (shopper) => {
      await shopper.page.context().clearCookies();
      await shopper.reload();
      await shopper.see('consent-settings-button').click();
      await shopper.see('consent-group').first().waitFor();
    }),
  },
  {
    name: 'offline',
    seen: true,
    show: after(on('/search?search=e'), async (shopper) => {
      shopper.expectComplaints(OFFLINE);
      await shopper.see('header-search-button').click();
      await shopper.see('search-input').fill('offline');
      await shopper.page.context().setOffline(true);
      await shopper.page.keyboard.press('Enter');
      await shopper.see('notification-box').waitFor();
    }),
  },
  {
    name: 'failure',
    show: async (shopper, { shop, prefix, lang }) => {
      await shop.reset();
      shop.fail({ path: '/store-api/search', times: 4, kind: 'status', status: 500 });
      await shopper.open(`${prefix}/search?search=failure-${lang}-${Date.now()}`);
      await shopper.see('error-title').waitFor();
      return undefined;
    },
  },
  {
    name: 'maintenance',
    show: async (shopper, { shop, prefix, lang }) => {
      await shop.reset();
      shop.setMaintenance(true);
      await shopper.open(`${prefix}/search?search=maintenance-${lang}-${Date.now()}`);
      await shopper.see('maintenance-page').waitFor();
      return undefined;
    },
  },
];
