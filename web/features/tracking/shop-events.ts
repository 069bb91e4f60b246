import type { CartPartsFragment } from '../../generated/graphql.ts';
import { sessionStore } from '../../shared/session/session-store.ts';
import type { ShopEvent } from '../../shared/tracking/track.ts';
import { cartStore, onCartOpen } from '../cart/public/cart-store.ts';
import {
  cartItems,
  forgetItems,
  type ItemList,
  itemOfLine,
  itemOfProduct,
  itemsById,
  refundOf,
  sum,
} from './item.ts';
import type { Send } from './tag.ts';

const BOX = '[data-testid="product-box"][data-product-id]';
const LIST = '.cards';

/** Boxes of one list, in its order. */
export interface ShownList {
  readonly heading: string | null;
  readonly products: readonly { readonly id: string; readonly index: number }[];
}

const idOf = (box: Element): string => box.getAttribute('data-product-id') ?? '';
const listOf = (box: Element): Element => box.closest(LIST) ?? box;

/** Heading of the section; the list of a category or search has none. */
const headingOf = (list: Element): string | null =>
  list.closest('section')?.querySelector('.section-head h2')?.textContent?.trim() || null;

const describe = (list: Element, boxes: readonly Element[]): ShownList => {
  const all = list.matches(BOX) ? [list] : [...list.querySelectorAll(BOX)];
  return {
    heading: headingOf(list),
    products: boxes.map((box) => ({ id: idOf(box), index: all.indexOf(box) })),
  };
};

function watchLists(onView: (list: ShownList) => void, onSelect: (list: ShownList) => void): void {
  const seen = new WeakSet<Element>();
  const waiting = new Map<Element, Element[]>();
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      const boxes = waiting.get(target)?.filter((box) => box.isConnected) ?? [];
      waiting.delete(target);
      if (boxes.length > 0) onView(describe(target, boxes));
    }
  });
  const scan = () => {
    for (const list of waiting.keys()) if (!list.isConnected) waiting.delete(list);
    for (const box of document.querySelectorAll(BOX)) {
      if (seen.has(box)) continue;
      seen.add(box);
      const list = listOf(box);
      waiting.set(list, [...(waiting.get(list) ?? []), box]);
      sight.observe(list);
    }
  };
  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      scan();
    });
  }).observe(document.body, { childList: true, subtree: true });
  scan();
  document.addEventListener(
    'click',
    ({ target }) => {
      const box = target instanceof Element && target.closest('a[href]')?.closest(BOX);
      if (box) onSelect(describe(listOf(box), [box]));
    },
    true,
  );
}

type CartEvent = Extract<ShopEvent, { kind: 'cart' }>;
type MethodEvent = Extract<ShopEvent, { kind: 'shipping' | 'payment' }>;

/** Lists from which products were selected, by product id. The last one also applies to a variant that opens. */
const chosenFrom = new Map<string, ItemList>();
let lastChoice: ItemList | null = null;
const reportedMethods = new Set<string>();

/** Sends events of the shop by the names of Google Analytics 4. */
export function shopEvent(send: Send, event: ShopEvent): void {
  switch (event.kind) {
    case 'view':
      viewItem(send, event.product);
      break;
    case 'cart':
      cartChange(send, event);
      break;
    case 'wish':
      void addToWishlist(send, event.id);
      break;
    case 'shipping':
    case 'payment':
      methodSelected(send, event);
      break;
    case 'login':
    case 'sign_up':
      send(event.kind, { method: 'email' });
      break;
    case 'orders':
      for (const order of event.orders) void refundOf(send, order);
  }
}

function viewItem(send: Send, product: Extract<ShopEvent, { kind: 'view' }>['product']): void {
  const item = itemOfProduct(product);
  if (lastChoice) chosenFrom.set(item.item_id, lastChoice);
  lastChoice = null;
  send('view_item', {
    currency: product.price.unitPrice.currencyCode,
    value: item.price,
    items: [{ ...item, ...chosenFrom.get(item.item_id) }],
  });
}

function cartChange(send: Send, { job, before, after }: CartEvent): void {
  if (job.kind !== 'add' && job.kind !== 'set' && job.kind !== 'remove') return;
  const lineOf = (cart: CartPartsFragment | null) =>
    cart?.items.find((line) => (job.kind === 'add' ? line.productId === job.productId : line.id === job.id));
  const [earlier, later] = [lineOf(before), lineOf(after)];
  const line = later ?? earlier;
  if (!line) return;
  const wasUnknown = before === null && job.kind === 'add';
  const change = wasUnknown ? job.quantity : (later?.quantity ?? 0) - (earlier?.quantity ?? 0);
  if (change === 0) return;
  const item = itemOfLine(line, Math.abs(change));
  send(change > 0 ? 'add_to_cart' : 'remove_from_cart', {
    currency: line.unitPrice.currencyCode,
    value: sum(Number(line.unitPrice.amount) * Math.abs(change)),
    items: [{ ...item, ...chosenFrom.get(item.item_id) }],
  });
}

async function addToWishlist(send: Send, id: string): Promise<void> {
  const [found] = await itemsById([id]).catch(() => []);
  if (!found) return;
  const { currency, item } = found;
  send('add_to_wishlist', { currency, value: item.price, items: [{ ...item, ...chosenFrom.get(id) }] });
}

function methodSelected(send: Send, { kind, checkout }: MethodEvent): void {
  const isShipping = kind === 'shipping';
  const [id, methods] = isShipping
    ? [checkout.shippingMethodId, checkout.shippingMethods]
    : [checkout.paymentMethodId, checkout.paymentMethods];
  const method = methods.find((choice) => choice.method.id === id)?.method;
  if (!method || reportedMethods.has(`${kind} ${id}`)) return;
  reportedMethods.add(`${kind} ${id}`);
  send(isShipping ? 'add_shipping_info' : 'add_payment_info', {
    ...cartItems(checkout.cart),
    [isShipping ? 'shipping_tier' : 'payment_type']: method.name,
  });
}

/** Waits for the cart; an empty one is not reported. */
function sendCart(send: Send, name: 'view_cart' | 'begin_checkout'): void {
  const report = () => {
    const { cart, busy } = cartStore.get();
    if (busy || !cart) return;
    end();
    if (cart.items.length > 0) send(name, { ...cartItems(cart) });
  };
  const end = cartStore.subscribe(report);
  report();
}

export function viewCart(send: Send): void {
  sendCart(send, 'view_cart');
}

export function beginCheckout(send: Send): void {
  reportedMethods.clear();
  sendCart(send, 'begin_checkout');
}

const MAX_ITEMS = 50;

async function sendList(
  send: Send,
  name: 'view_item_list' | 'select_item',
  list: ItemList,
  { products }: ShownList,
): Promise<void> {
  const found = await itemsById(products.map(({ id }) => id)).catch(() => []);
  const items = found.map(({ item }) => ({
    ...item,
    ...list,
    index: products.find(({ id }) => id === item.item_id)?.index ?? 0,
  }));
  for (let from = 0; from < items.length; from += MAX_ITEMS)
    send(name, { ...list, items: items.slice(from, from + MAX_ITEMS) });
}

/** Reports product lists, selections and openings of the side cart. */
export function watchShop(send: Send, nameOf: (list: ShownList) => ItemList): void {
  sessionStore.subscribe(forgetItems);
  onCartOpen(() => viewCart(send));
  watchLists(
    (list) => void sendList(send, 'view_item_list', nameOf(list), list),
    (list) => {
      lastChoice = nameOf(list);
      for (const { id } of list.products) chosenFrom.set(id, lastChoice);
      void sendList(send, 'select_item', lastChoice, list);
    },
  );
}
