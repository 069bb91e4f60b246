import type { CartPartsFragment } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { currentClient } from '../../shared/graphql/current-client.ts';
import type { Shop } from '../../shared/i18n/shop.ts';
import { documentTitle } from '../../shared/navigation/head.ts';
import type { Navigation } from '../../shared/navigation/navigation.ts';
import { matchRoute, splitLanguage } from '../../shared/navigation/route.ts';
import { type ShopEvent, subscribeEvents } from '../../shared/tracking/track.ts';
import { cartStore } from '../cart/public/cart-store.ts';
import { shownAddress } from './private-address.ts';
import { loadTag, type Send, updateConsent } from './tag.ts';
import { beforeLeaving } from './tag-gate.ts';
import { PurchaseDocument } from './tracking.generated.ts';

const PURCHASES = 'kontor-purchases';
const MAX_PURCHASES = 50;
let send: Send | null = null;
let on = false;

function isNewPurchase(orderId: string): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PURCHASES) ?? '[]');
    const reported = Array.isArray(stored) ? stored : [];
    if (reported.includes(orderId)) return false;
    localStorage.setItem(PURCHASES, JSON.stringify([...reported, orderId].slice(-MAX_PURCHASES)));
    return true;
  } catch {
    return false;
  }
}

const cartItems = (cart: CartPartsFragment) =>
  cart.items
    .filter(({ good }) => good)
    .map(({ productId, id, label, quantity }) => ({ item_id: productId ?? id, item_name: label, quantity }));

function subscribe(event: ShopEvent): void {
  if (event.kind === 'view') {
    const { id, number, name, manufacturer, price } = event.product;
    const value = Number(price.unit.amount);
    const item = {
      item_id: id,
      item_sku: number,
      item_name: name,
      item_brand: manufacturer?.name,
      price: value,
    };
    send?.('view_item', { currency: price.unit.currency, value, items: [item] });
    return;
  }
  const { cart, productId, quantity } = event;
  const line = cart.items.find((item) => item.productId === productId);
  const item = { item_id: productId, item_name: line?.label, quantity };
  send?.('add_to_cart', { currency: cart.total.currency, items: [item] });
}

function trackCheckout(): void {
  const { cart } = cartStore.getState();
  if (!cart?.items.length) return;
  const { currency, amount } = cart.total;
  send?.('begin_checkout', { currency, value: Number(amount), items: cartItems(cart) });
}

/** Waits for the cart. */
function beginCheckout(): void {
  if (cartStore.getState().cart) {
    trackCheckout();
    return;
  }
  const end = cartStore.subscribe(() => {
    if (!cartStore.getState().cart) return;
    end();
    trackCheckout();
  });
}

async function purchase(id: string): Promise<void> {
  const { order } = await dataOf(currentClient().query(PurchaseDocument, { id }));
  if (!order || !on || !isNewPurchase(id)) return;
  const { number, total, shipping, items } = order;
  send?.('purchase', {
    transaction_id: number,
    currency: total.currency,
    value: Number(total.amount),
    shipping: Number(shipping.amount),
    items: items.map(({ label, quantity }) => ({ item_name: label, quantity })),
  });
}

/** Call it only after consent. */
export function startTracker(
  shop: Shop,
  navigation: Navigation,
  id: string,
  allowed: { statistics: boolean; marketing: boolean },
): void {
  if (!send) {
    updateConsent('default', allowed.statistics, allowed.marketing);
    send = loadTag(id);
    let seen = '';
    const look = () => {
      const { entry, route, href } = navigation.getState();
      const { pathname } = new URL(href);
      // A replaced entry (the page after an order) keeps its key.
      if (!on || seen === entry + pathname) return;
      seen = entry + pathname;
      const named = matchRoute(splitLanguage(pathname, shop.languages).path);
      // A search page's title contains the term.
      const title = named.name === 'search' ? shop.t('search') : documentTitle(route.head, shop);
      const view = { page_title: title, page_location: shownAddress(href), page_type: named.name };
      send?.('page_view', { ...view, language: shop.language.locale });
      if (named.name === 'checkout') beginCheckout();
    };
    // The page after an order has a private address and opens without the tag, so the purchase is sent before.
    beforeLeaving(async (target) => {
      const left = matchRoute(splitLanguage(new URL(target).pathname, shop.languages).path);
      if (on && left.name === 'success' && left.outcome !== 'unpaid') await purchase(left.orderId);
    });
    navigation.subscribe(look);
    on = true;
    look();
  } else updateConsent('update', allowed.statistics, allowed.marketing);
  on = true;
  subscribeEvents(subscribe);
}

/** On withdrawal; deletes Google's cookies. */
export function stopTracker(): void {
  on = false;
  subscribeEvents(null);
  if (send) updateConsent('update', false, false);
  for (const [name] of document.cookie.matchAll(/\b_g[ac]\w*(?==)/g)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = `${name}=;path=/;max-age=0`;
  }
}
