import type { DemoShop } from '../../../sandbox/shops/load.ts';
import type { Lang } from '../../../sandbox/shops/model/text.ts';
import { fillLogin } from '../account-steps.ts';
import { addProduct, fillGuest, payNow } from '../checkout-steps.ts';
import type { TestShop } from '../shop.ts';
import type { Shopper } from '../shopper.ts';
import { addressOf, customerOf, searchedFor, withCategories } from './shop-facts.ts';

/** One language of one shop. */
export interface Place {
  readonly shop: TestShop;
  readonly lang: Lang;
  /** Path of the language's home page without its trailing slash. */
  readonly prefix: string;
}

/** A screen in one state. */
export interface Screen {
  readonly name: string;
  /** Opens the screen; false if the shop does not have it. */
  readonly show: (shopper: Shopper, place: Place) => Promise<boolean | undefined>;
  /** Whether the screenshot shows only the viewport, for overlays. */
  readonly isViewport?: boolean;
}

/** Path of a page by its id; null if the language does not have it. */
export function pathOf({ shop, lang, prefix }: Place, id: string | undefined): string | null {
  const found = shop.demo.paths.find((path) => path.foreignKey === id && path.lang === lang);
  return found === undefined ? null : `${prefix}/${found.path}`;
}

export const opening =
  (find: (place: Place) => string | null) =>
  async (shopper: Shopper, place: Place): Promise<boolean | undefined> => {
    const path = find(place);
    if (path === null) return false;
    await shopper.open(path);
    return undefined;
  };

const at = (path: string) => opening(({ prefix }) => `${prefix}${path}`);

/** Path of a product with or without variants. */
function product(place: Place, variants: boolean): string | null {
  const { catalogue, products } = place.shop.demo;
  for (const chosen of catalogue.products) {
    if (Boolean(chosen.variants) !== variants) continue;
    const found = products.filter(({ demo }) => demo === chosen).map(({ id }) => pathOf(place, id));
    const path = found.find((one) => one !== null);
    if (path) return path;
  }
  return null;
}

export async function withProduct(shopper: Shopper, place: Place): Promise<void> {
  const path = product(place, false);
  if (path === null) throw new Error('The shop has no product without variants');
  await addProduct(shopper, path);
}

export const account =
  (path: string) =>
  async (shopper: Shopper, place: Place): Promise<boolean | undefined> => {
    const customer = customerOf(place.shop.demo);
    if (customer === null) return false;
    await shopper.open(`${place.prefix}/account${path}`);
    await fillLogin(shopper, customer);
    await shopper.at((url) => url.pathname === `${place.prefix}/account${path}`);
    return undefined;
  };

/** Orders as a guest; false if the shop has no such payment method. */
async function order(shopper: Shopper, place: Place, handler = 'invoice'): Promise<boolean> {
  const method = place.shop.demo.catalogue.paymentMethods.find((one) => one.handler === handler);
  if (method === undefined) return false;
  await withProduct(shopper, place);
  await shopper.open(`${place.prefix}/checkout`);
  await fillGuest(shopper, addressOf(place.shop.demo));
  await shopper.page.getByLabel(new RegExp(`^${method.name[place.lang]}`)).check();
  await shopper.page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await shopper.field('checkout.terms').check();
  await shopper.button('checkout.place').click();
  return true;
}

/** Number of letters typed before suggestions appear. */
const TYPED_LETTERS = 3;
/** Buttons of the sandbox's payment page. */
const BUTTONS = { paid: 0, unpaid: 1 } as const;

/**
 * Opens the confirmation page with a payment outcome.
 * @param hasNoSession opens it in a browser without the session of the order
 */
const payment =
  (outcome: 'open' | 'paid' | 'unpaid' | 'pending', hasNoSession = false) =>
  async (shopper: Shopper, place: Place): Promise<boolean | undefined> => {
    // Only the sandbox has this payment page.
    if (!place.shop.hasSandbox) return false;
    if (!(await order(shopper, place, 'asynchronous'))) return false;
    await payNow(shopper);
    if (outcome === 'open') await shopper.back();
    else if (outcome === 'pending') {
      await shopper.back();
      await shopper.see('success-open-page').waitFor();
      await shopper.open(`${new URL(shopper.page.url()).pathname}/paid`);
    } else {
      if (hasNoSession) await shopper.page.context().clearCookies();
      await shopper.page.getByRole('button').nth(BUTTONS[outcome]).click();
      await shopper.at(`**/${outcome}?*`);
    }
    await shopper.see(`success-${hasNoSession ? 'unknown' : outcome}-page`).waitFor();
    return undefined;
  };

/** Opens the filter drawer; false if the shop has none. */
async function openFilters(shopper: Shopper, place: Place): Promise<boolean | undefined> {
  const path = pathOf(place, withCategories(place.shop.demo)?.id);
  if (path === null) return false;
  await shopper.open(path);
  if (!(await shopper.see('listing-filter-button').isVisible())) return false;
  await shopper.see('listing-filter-button').click();
  await shopper.see('filter-drawer').waitFor();
  return undefined;
}

/** Screens of every shop in the order of a purchase. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', show: at('/') },
  { name: 'category', show: opening((place) => pathOf(place, withCategories(place.shop.demo)?.id)) },
  {
    name: 'listing',
    show: opening((place) => pathOf(place, withCategories(place.shop.demo)?.children[0]?.id)),
  },
  { name: 'product', show: opening((place) => product(place, false)) },
  { name: 'product-variants', show: opening((place) => product(place, true)) },
  {
    name: 'product-zoom',
    isViewport: true,
    show: async (shopper, place) => {
      const path = product(place, true);
      if (path === null) return false;
      await shopper.open(path);
      await shopper.see('product-picture').first().click();
      await shopper.see('zoom-dialog').waitFor();
      return undefined;
    },
  },
  {
    name: 'search',
    show: opening(
      ({ shop, lang, prefix }) =>
        `${prefix}/search?search=${encodeURIComponent(searchedFor(shop.demo, lang))}`,
    ),
  },
  { name: 'search-nothing', show: at('/search?search=xyzxyz') },
  {
    name: 'search-overlay',
    isViewport: true,
    show: async (shopper, { prefix }) => {
      await shopper.open(`${prefix}/`);
      await shopper.link('search').click();
      await shopper.field('search.label').waitFor();
      return undefined;
    },
  },
  {
    name: 'search-suggestions',
    isViewport: true,
    show: async (shopper, { shop, lang, prefix }) => {
      await shopper.open(`${prefix}/`);
      await shopper.link('search').click();
      await shopper.field('search.label').fill(searchedFor(shop.demo, lang).slice(0, TYPED_LETTERS));
      await shopper.see('search-suggestion').locator('.picture').first().waitFor();
      return undefined;
    },
  },
  {
    name: 'search-no-hit',
    isViewport: true,
    show: async (shopper, { prefix }) => {
      await shopper.open(`${prefix}/`);
      await shopper.link('search').click();
      await shopper.field('search.label').fill('xyzxyz');
      await shopper.see('search-nothing').waitFor();
      return undefined;
    },
  },
  {
    name: 'filter-sheet',
    isViewport: true,
    show: openFilters,
  },
  {
    name: 'filter-sheet-open',
    isViewport: true,
    show: async (shopper, place) => {
      if ((await openFilters(shopper, place)) === false) return false;
      const sheet = shopper.see('filter-drawer');
      await sheet.getByTestId('filter-sheet-properties').first().click();
      await sheet.getByRole('checkbox').first().check();
      await sheet.getByTestId('filter-sheet-manufacturer').click();
      await sheet.locator('details[open]').last().getByTestId('filter-count').first().waitFor();
      return undefined;
    },
  },
  {
    name: 'menu',
    isViewport: true,
    show: async (shopper, { prefix }) => {
      await shopper.open(`${prefix}/`);
      if (!(await shopper.button('menu').isVisible())) return false;
      await shopper.button('menu').click();
      await shopper.see('menu-drawer').waitFor();
      return undefined;
    },
  },
  {
    name: 'side-cart',
    isViewport: true,
    show: async (shopper, place) => {
      await withProduct(shopper, place);
      return undefined;
    },
  },
  { name: 'cart-empty', show: at('/checkout/cart') },
  {
    name: 'cart',
    show: async (shopper, place) => {
      await withProduct(shopper, place);
      await shopper.open(`${place.prefix}/checkout/cart`);
      return undefined;
    },
  },
  { name: 'checkout-empty', show: at('/checkout') },
  {
    name: 'checkout',
    show: async (shopper, place) => {
      await withProduct(shopper, place);
      await shopper.open(`${place.prefix}/checkout`);
      await shopper.button('checkout.place').waitFor();
      return undefined;
    },
  },
  {
    name: 'checkout-mistakes',
    show: async (shopper, place) => {
      await withProduct(shopper, place);
      await shopper.open(`${place.prefix}/checkout`);
      await shopper.button('checkout.place').click();
      await shopper.page.getByRole('alert').first().waitFor();
      return undefined;
    },
  },
  {
    name: 'ordered',
    show: async (shopper, place) => {
      await order(shopper, place);
      await shopper.see('success-order-number').waitFor();
      return undefined;
    },
  },
  {
    name: 'ordered-transfer',
    show: async (shopper, place) => {
      if (!(await order(shopper, place, 'prepayment'))) return false;
      await shopper.see('success-order-number').waitFor();
      // Some shops state their bank account only in the mail.
      return (await shopper.see('transfer').count()) > 0;
    },
  },
  { name: 'payment-open', show: payment('open') },
  { name: 'payment-paid', show: payment('paid') },
  { name: 'payment-unpaid', show: payment('unpaid') },
  { name: 'payment-pending', show: payment('pending') },
  { name: 'payment-paid-hasNoSession', show: payment('paid', true) },
  { name: 'payment-unpaid-hasNoSession', show: payment('unpaid', true) },
  { name: 'login', show: at('/login') },
  { name: 'register', show: at('/register') },
  { name: 'recover', show: at('/account/recover') },
  { name: 'account', show: account('') },
  { name: 'account-orders', show: account('/order') },
  { name: 'account-addresses', show: account('/address') },
  { name: 'account-profile', show: account('/profile') },
  { name: 'account-payment', show: account('/payment') },
  { name: 'wishlist-empty', show: at('/wishlist') },
  { name: 'not-found', show: at('/there-is-no-such-page') },
  { name: 'shopware', show: at('/shopware') },
];

/** Legal pages under the paths that they have in every shop. */
export const legalScreens = ({ legalPages }: DemoShop): readonly Screen[] =>
  Object.keys(legalPages ?? {}).map((name) => ({ name: `legal-${name}`, show: at(`/legal/${name}`) }));

/** First page of each custom layout and list, and the first landing page. */
export function contentScreens({ categories, paths }: DemoShop): readonly Screen[] {
  const byLayout = new Map<string, string>();
  for (const { id, demo } of categories.all) {
    // Each entry of a list (recipes, news) has a separate layout.
    const layout = demo.hidden ? `of-${demo.parent}` : demo.layout;
    if (layout !== undefined && !byLayout.has(layout)) byLayout.set(layout, id);
  }
  const landing = paths.find(({ routeName }) => routeName === 'frontend.landing.page');
  if (landing !== undefined) byLayout.set('landing', landing.foreignKey);
  return [...byLayout].map(([layout, id]) => ({
    name: `page-${layout}`,
    show: opening((place) => pathOf(place, id)),
  }));
}
