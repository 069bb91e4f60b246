import type { DemoShop } from '../../../sandbox/shops/load.ts';
import type { DemoProduct } from '../../../sandbox/shops/model/product.ts';
import type { Shopper } from '../shopper.ts';
import { opening, type Place, pathOf, type Screen, withProduct } from './screens.ts';
import { formPage, idsOfProduct, productLayouts, withCategories } from './shop-facts.ts';
import { after, on, press } from './steps.ts';

/** Path of the first matching product; null if none matches. */
const productPath =
  (is: (product: DemoProduct) => boolean) =>
  (place: Place): string | null =>
    idsOfProduct(place.shop.demo, is)
      .map((id) => pathOf(place, id))
      .find((path) => path !== null) ?? null;

const isSoldOut = ({ stock, variants }: DemoProduct) => stock === 0 && variants === undefined;
const isReviewed = ({ reviews }: DemoProduct) => (reviews?.length ?? 0) > 2;
/** Variants may have separate prices instead of tiers. */
const hasTiers = ({ tiers, variants }: DemoProduct) => tiers !== undefined && variants === undefined;

const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;

/** Opens the home page without a consent choice; false if the shop has only required cookies. */
const withoutConsent =
  (act: (shopper: Shopper) => Promise<void>) =>
  async (shopper: Shopper, { shop, prefix }: Place): Promise<boolean | undefined> => {
    if (shop.demo.salesChannel.cookieGroups.every(({ required }) => required)) return false;
    await shopper.open(`${prefix}/`);
    await shopper.page.context().clearCookies();
    await shopper.reload();
    await act(shopper);
    return undefined;
  };

/** Screen states that need preparation. */
export const STATES: readonly Screen[] = [
  { name: 'product-sold-out', show: opening(productPath(isSoldOut)) },
  {
    name: 'product-restock',
    show: after(productPath(isSoldOut), press('stock.tell', 'restock-form')),
  },
  { name: 'product-tiers', show: opening(productPath(hasTiers)) },
  { name: 'product-files', show: opening(productPath(({ download }) => download === true)) },
  { name: 'product-bundle', show: opening(productPath(({ bundle }) => bundle !== undefined)) },
  {
    name: 'product-review',
    show: after(productPath(isReviewed), press('review.open', 'review-form')),
  },
  {
    name: 'listing-panel',
    isViewport: true,
    show: async (shopper, place) => {
      const path = pathOf(place, withCategories(place.shop.demo)?.id);
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
      const path = pathOf(place, withCategories(place.shop.demo)?.id);
      if (path === null) return false;
      await shopper.open(`${path}?max-price=60`);
      return undefined;
    },
  },
  {
    name: 'listing-empty',
    show: async (shopper, place) => {
      const path = pathOf(place, withCategories(place.shop.demo)?.id);
      if (path === null) return false;
      await shopper.open(`${path}?max-price=1`);
      return undefined;
    },
  },
  {
    name: 'side-cart-empty',
    isViewport: true,
    show: after(on('/'), async (shopper) => {
      await shopper.link('cart.open').click();
      await shopper.see('cart-empty').waitFor();
    }),
  },
  {
    name: 'cart-mistake',
    show: async (shopper, place) => {
      await withProduct(shopper, place);
      await shopper.open(`${place.prefix}/checkout/cart`);
      await shopper.field('promotion.label').fill('NOTHING');
      await shopper.button('promotion.redeem').click();
      await shopper.see('promotion-code-error').waitFor();
      return undefined;
    },
  },
  {
    name: 'form-mistakes',
    show: after(
      (place) => pathOf(place, formPage(place.shop.demo)),
      async (shopper) => {
        await shopper.page.locator('main form button[type="submit"]').first().click();
        await shopper.page.locator('main [data-testid$="-errors"]').first().waitFor();
      },
    ),
  },
  {
    name: 'consent',
    isViewport: true,
    show: withoutConsent(async (shopper) => {
      await shopper.see('consent-bar').waitFor();
    }),
  },
  {
    name: 'consent-settings',
    isViewport: true,
    show: withoutConsent(async (shopper) => {
      await shopper.button('consent.settings').click();
      await shopper.see('consent-group').first().waitFor();
    }),
  },
  {
    name: 'offline',
    isViewport: true,
    show: after(on('/search?search=e'), async (shopper) => {
      shopper.allowConsoleErrors(OFFLINE);
      await shopper.link('search').click();
      await shopper.field('search.label').fill('offline');
      await shopper.page.context().setOffline(true);
      await shopper.page.keyboard.press('Enter');
      await shopper.see('notification-box').waitFor();
    }),
  },
  {
    name: 'offline-page',
    show: async (shopper, { prefix }) => {
      shopper.allowConsoleErrors(OFFLINE);
      await shopper.open(`${prefix}/`);
      await shopper.page.evaluate(
        (path) => history.pushState(null, '', path),
        `${prefix}/search?search=offline`,
      );
      await shopper.reload();
      await shopper.page.context().setOffline(true);
      await shopper.back();
      await shopper.see('offline-page').waitFor();
      return undefined;
    },
  },
  {
    name: 'failure',
    show: async (shopper, { shop, prefix, lang }) => {
      if (!shop.hasSandbox) return false;
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
      if (!shop.hasSandbox) return false;
      await shop.reset();
      shop.setMaintenance(true);
      await shopper.open(`${prefix}/search?search=maintenance-${lang}-${Date.now()}`);
      await shopper.see('maintenance-page').waitFor();
      return undefined;
    },
  },
];

/** First product of each custom layout. */
export const layoutScreens = (demo: DemoShop): readonly Screen[] =>
  productLayouts(demo).map((layout) => ({
    name: `layout-${layout}`,
    show: opening(productPath((product) => product.layout === layout)),
  }));
