import type { DemoShop } from '../../../sandbox/shops/load.ts';
import {
  categoryPage,
  customerOf,
  formPage,
  layoutPages,
  plainProduct,
  productLayouts,
  productPage,
  searchedFor,
  subcategoryPage,
  variantProduct,
} from './shop-facts.ts';
import {
  account,
  accountOrders,
  all,
  at,
  click,
  clickAt,
  enter,
  fill,
  follow,
  ifVisible,
  offline,
  onOrder,
  order,
  page,
  payment,
  press,
  type Step,
  searchDuring,
  see,
  seeAt,
  seeButton,
  withoutConsent,
  withProduct,
} from './steps.ts';

/** A screen in one state. */
export interface Screen {
  readonly name: string;
  /** Opens the screen; resolves to false if the shop does not have it. */
  readonly show: Step;
  /** Whether the screenshot shows only the viewport, for overlays. */
  readonly isViewport: boolean;
}

const screen = (name: string, ...steps: Step[]): Screen => ({ name, show: all(...steps), isViewport: false });
const overlay = (name: string, ...steps: Step[]): Screen => ({ ...screen(name, ...steps), isViewport: true });

/** Number of letters typed before suggestions appear. */
const TYPED_LETTERS = 3;

const search = all(at('/'), follow('search'));
const filters = all(
  page(categoryPage),
  ifVisible((shopper) => shopper.see('listing-filter-button')),
  click('listing-filter-button'),
  see('filter-drawer'),
);
const filterBar = '[data-testid="listing-filter-bar"] :is(summary, button[aria-expanded]) >> nth=1';
const soldOut = productPage(({ stock, variants }) => stock === 0 && variants === undefined);
const reviewed = productPage(({ reviews }) => (reviews?.length ?? 0) > 2);
/** Variants may have separate prices instead of tiers. */
const tiered = productPage(({ tiers, variants }) => tiers !== undefined && variants === undefined);
const allowOffline: Step = async (shopper) =>
  shopper.allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
const historyEntry: Step = ({ page }, { prefix }) =>
  page.evaluate((path) => history.pushState(null, '', path), `${prefix}/search?search=offline`);
const checkFirst: Step = (shopper) => shopper.see('filter-drawer').getByRole('checkbox').first().check();

const SCREENS: readonly Screen[] = [
  // In the order of a purchase.
  screen('home', at('/')),
  screen('category', page(categoryPage)),
  screen('listing', page(subcategoryPage)),
  screen('product', page(plainProduct)),
  screen('product-variants', page(variantProduct)),
  overlay('product-zoom', page(variantProduct), click('product-picture'), see('zoom-dialog')),
  screen('search', (shopper, { shop, lang, prefix }) =>
    shopper.open(`${prefix}/search?search=${encodeURIComponent(searchedFor(shop.demo, lang))}`),
  ),
  screen('search-nothing', at('/search?search=xyzxyz')),
  overlay('search-overlay', search, see('search-overlay')),
  overlay(
    'search-suggestions',
    search,
    fill('search.label', ({ shop, lang }) => searchedFor(shop.demo, lang).slice(0, TYPED_LETTERS)),
    seeAt('[data-testid="search-suggestion"] .picture'),
  ),
  overlay('search-no-hit', search, fill('search.label', 'xyzxyz'), see('search-nothing')),
  overlay('filter-sheet', filters),
  overlay(
    'filter-sheet-open',
    filters,
    checkFirst,
    click('filter-sheet-manufacturer'),
    seeAt('details[open]:has([data-testid="filter-sheet-manufacturer"]) [data-testid="filter-count"]'),
  ),
  overlay(
    'menu',
    at('/'),
    ifVisible((shopper) => shopper.button('menu')),
    press('menu'),
    see('menu-drawer'),
  ),
  overlay('side-cart', withProduct),
  screen('cart-empty', at('/checkout/cart')),
  screen('cart', withProduct, at('/checkout/cart')),
  screen('checkout-empty', at('/checkout')),
  screen('checkout', withProduct, at('/checkout'), seeButton('checkout.place')),
  screen('checkout-mistakes', withProduct, at('/checkout'), press('checkout.place'), seeAt('[role="alert"]')),
  screen('ordered', order(), see('success-order-number')),
  // Some shops state their bank account only in the mail.
  screen(
    'ordered-transfer',
    order('prepayment'),
    see('success-order-number'),
    ifVisible((shopper) => shopper.see('transfer')),
  ),
  screen('payment-open', payment('open')),
  screen('payment-paid', payment('paid')),
  screen('payment-unpaid', payment('unpaid')),
  screen('payment-pending', payment('pending')),
  screen('payment-paid-hasNoSession', payment('paid', true)),
  screen('payment-unpaid-hasNoSession', payment('unpaid', true)),
  screen('login', at('/login')),
  screen('register', at('/register')),
  screen('recover', at('/account/recover')),
  screen('account', account('')),
  screen('account-orders', account('/order')),
  screen('account-addresses', account('/address')),
  screen('account-profile', account('/profile')),
  screen('account-payment', account('/payment')),
  screen('wishlist-empty', at('/wishlist')),
  screen('not-found', at('/there-is-no-such-page')),
  screen('shopware', at('/shopware')),

  // States of account and login screens.
  screen(
    'login-mistake',
    at('/login'),
    fill('account.password', 'wrong-password'),
    fill('form.emailLabel', ({ shop }) => customerOf(shop.demo)?.email ?? 'nobody@example.com'),
    enter,
    see('login-errors'),
  ),
  overlay(
    'login-dialog',
    at('/'),
    ifVisible((shopper) => shopper.link('account')),
    follow('account'),
    seeButton('close'),
  ),
  screen('register-mistakes', at('/register'), press('account.register.submit'), see('register-errors')),
  screen('account-order', accountOrders, follow('order.viewOf'), see('order-detail')),
  screen('account-return', onOrder('order.return')),
  overlay('account-cancel', onOrder('order.cancel')),
  screen('account-pay', onOrder('order.changePayment')),
  screen(
    'account-orders-none',
    accountOrders,
    // A short list has no search.
    ifVisible((shopper) => shopper.field('account.orders.search')),
    fill('account.orders.search', 'xyzxyz'),
    enter,
    see('orders-not-found'),
  ),
  screen('account-address', account('/address'), press('account.address.add'), see('address-form')),
  overlay(
    'account-address-delete',
    account('/address'),
    seeButton('account.address.add'),
    // The default address cannot be deleted.
    ifVisible((shopper) => shopper.button('account.address.deleteOf')),
    press('account.address.deleteOf'),
    see('address-delete-dialog'),
  ),
  screen('wishlist', account(''), at('/wishlist'), see('product-box')),
  screen('login-asked', at('/account'), see('login-page')),
  screen('checkout-customer', account(''), withProduct, at('/checkout'), seeButton('checkout.place')),

  // States that need preparation.
  screen('product-sold-out', page(soldOut)),
  screen('product-restock', page(soldOut), press('stock.tell'), see('restock-form')),
  screen('product-tiers', page(tiered)),
  screen('product-files', page(productPage(({ download }) => download === true))),
  screen('product-bundle', page(productPage(({ bundle }) => bundle !== undefined))),
  screen('product-review', page(reviewed), press('review.open'), see('review-form')),
  overlay(
    'listing-panel',
    page(categoryPage),
    ifVisible(({ page }) => page.locator(filterBar)),
    clickAt(filterBar),
  ),
  screen('listing-filtered', page(categoryPage, '?max-price=60')),
  screen('listing-empty', page(categoryPage, '?max-price=1')),
  overlay('side-cart-empty', at('/'), follow('cart.open'), see('cart-empty')),
  screen(
    'cart-mistake',
    withProduct,
    at('/checkout/cart'),
    fill('promotion.label', 'NOTHING'),
    press('promotion.redeem'),
    see('promotion-code-error'),
  ),
  screen(
    'form-mistakes',
    page(formPage),
    clickAt('main form button[type="submit"]'),
    seeAt('main [data-testid$="-errors"]'),
  ),
  overlay('consent', withoutConsent, see('consent-bar')),
  overlay('consent-settings', withoutConsent, press('consent.settings'), see('consent-group')),
  overlay(
    'offline',
    allowOffline,
    at('/search?search=e'),
    follow('search'),
    see('search-overlay'),
    fill('search.label', 'offline'),
    offline,
    enter,
    see('notification-box'),
  ),
  screen(
    'offline-page',
    allowOffline,
    at('/'),
    historyEntry,
    (shopper) => shopper.reload(),
    offline,
    (shopper) => shopper.back(),
    see('offline-page'),
  ),
];

/** Broken shops. They come last, because a gateway keeps a failure until the shop is reset. */
const FAILURES: readonly Screen[] = [
  screen(
    'failure',
    searchDuring((shop) => shop.fail({ path: '/store-api/search', times: 4, kind: 'status', status: 500 })),
    see('error-title'),
  ),
  screen(
    'maintenance',
    searchDuring((shop) => shop.setMaintenance(true)),
    see('maintenance-page'),
  ),
];

/** Screens of every shop, and of the layouts, lists and legal pages of this one. */
export const screensOf = (demo: DemoShop): readonly Screen[] => [
  ...SCREENS,
  ...layoutPages(demo).map(([layout, find]) => screen(`page-${layout}`, page(find))),
  ...productLayouts(demo).map((layout) =>
    screen(`layout-${layout}`, page(productPage((product) => product.layout === layout))),
  ),
  ...Object.keys(demo.legalPages ?? {}).map((name) => screen(`legal-${name}`, at(`/legal/${name}`))),
  ...FAILURES,
];
