import type {
  Address,
  Cart,
  Checkout,
  DeliveryDate,
  Money,
  Notice,
  PaymentChoice,
  ShippingQuote,
  UserError,
} from '../../../schema/generated/types.ts';
import { offlineAmong } from '../../shopware/channel/settings.ts';
import { byPosition, type Entity, type Nullable } from '../../shopware/entities.ts';
import {
  productItems,
  promotionItems,
  type SwCart,
  type SwLineItem,
} from '../../shopware/mappers/cart-entity.ts';
import {
  address,
  customer,
  type SwRules,
  type SwSessionContext,
} from '../../shopware/mappers/context-entity.ts';
import { deliveryDate, expectedDelivery, jointDelivery } from '../../shopware/mappers/delivery-date.ts';
import {
  isPrepaid,
  paymentMethod,
  type SwGateway,
  type SwMethod,
  shippingMethod,
} from '../../shopware/mappers/methods.ts';
import { money } from '../../shopware/mappers/money.ts';
import {
  type Parcel,
  PRICE_LISTS,
  type SwShippingRow,
  shippingPrice,
  volumeOf,
} from '../../shopware/reads/shipping-prices.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { emptyCart } from '../cart/public/cart.ts';
import { presentCart } from '../cart/public/change-cart.ts';
import { createNotice, withPendingNotices } from '../cart/public/create-notice.ts';
import { blockers } from '../cart/public/notices.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { NoticeKey } from '../shared/error-codes.ts';
import type { Messages } from '../shared/messages/messages.ts';
import { moneyOfSession } from '../shared/session-currency.ts';
import { userError } from '../shared/user-errors.ts';

export function checkout(context: GatewayContext): Promise<Checkout> {
  return context.session.exists
    ? context.session.withLock((calls) => readCheckout(context, calls))
    : visitorCheckout(context);
}

/** Requires the session's lock. A selected method that the cart may not use is blocked and has no price. */
export async function readCheckout(context: GatewayContext, calls: SessionCalls): Promise<Checkout> {
  const answered = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
  const { entity, cart } = await presentCart(context, calls, answered, { changed: [] });
  const found = await calls.read<SwSessionContext>({ method: 'GET', path: '/context' });
  const { id, isoCode } = found.currency ?? {};
  if (id && isoCode) calls.data.currency = { id, isoCode };
  const { payments, shipments } = await calls.read<SwGateway>({ path: '/checkout/gateway' });
  const buyer = found.customer;
  const billing = address(buyer?.activeBillingAddress ?? buyer?.defaultBillingAddress, buyer);
  const delivery = address(buyer?.activeShippingAddress ?? buyer?.defaultShippingAddress, buyer);
  const standing = [
    ...beginnings(context, cart, found),
    ...blockers(entity, context.messages),
    ...addressNotices(billing, delivery, context.messages),
  ];
  const swapped = swappedPayment(context, calls, found);
  withPendingNotices(context, calls, swapped);
  // The day of a transfer is unknown.
  const isAwaited = isPrepaid(found.paymentMethod);
  const ofCart = isAwaited ? null : (cart.arrival ?? null);
  const arrivalBy = (method: SwMethod) =>
    isAwaited || method.id === found.shippingMethod?.id
      ? ofCart
      : arrival(entity, method, context.money.locale);
  const payable = withChosen(payments ?? [], found.paymentMethod);
  const [offline, { elements }] = await Promise.all([
    offlineAmong(
      context,
      payable.map(({ method }) => method),
    ),
    context.read(PRICE_LISTS),
  ]);
  const lists = elements ?? [];
  const shippable = withChosen(shipments ?? [], found.shippingMethod).map(({ method, blocked }) => ({
    method: withDeliveryTime(method, lists),
    blocked,
  }));
  const view = await moneyOfSession(context, calls);
  const priceOf = ({ id }: SwMethod): Money | null => {
    if (id === found.shippingMethod?.id) return cart.shipping;
    const rows = lists.find((method) => method.id === id)?.prices ?? [];
    const price = quotedPrice(rows, entity, found.context);
    return price === null ? null : money(price, view);
  };
  return {
    id: 'checkout:current',
    cart: { ...cart, arrival: ofCart, notices: [...cart.notices, ...swapped] },
    customer: customer(buyer),
    billingAddress: billing,
    shippingAddress: delivery,
    shippingMethods: shippable.map(
      ({ method, blocked }): ShippingQuote => ({
        method: shippingMethod(method),
        price: cart.items.length > 0 && !blocked ? priceOf(method) : null,
        arrival: blocked ? null : arrivalBy(method),
        blocked,
      }),
    ),
    paymentMethods: payable.map(
      ({ method, blocked }): PaymentChoice => ({ method: paymentMethod(method, offline), blocked }),
    ),
    shippingMethodId: found.shippingMethod?.id ?? null,
    paymentMethodId: found.paymentMethod?.id ?? null,
    canOrder: standing.length === 0,
    blockers: standing,
  };
}

function beginnings(
  { messages }: GatewayContext,
  { items }: Pick<Cart, 'items'>,
  found: Nullable<SwSessionContext>,
): Notice[] {
  const missing = (code: NoticeKey) => createNotice(messages, code, 'DANGER');
  return [
    ...(items.length === 0 ? [missing('CHECKOUT__CART_EMPTY')] : []),
    ...(found?.customer?.id ? [] : [missing('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')]),
  ];
}

async function visitorCheckout(context: GatewayContext): Promise<Checkout> {
  const cart = await emptyCart(context);
  return {
    id: 'checkout:current',
    cart,
    customer: null,
    billingAddress: null,
    shippingAddress: null,
    shippingMethods: [],
    paymentMethods: [],
    shippingMethodId: null,
    paymentMethodId: null,
    canOrder: false,
    blockers: beginnings(context, cart, null),
  };
}

/** Since 6.7 Shopware returns the delivery time of a method only on request, which this route does not offer. */
function withDeliveryTime(method: SwMethod, lists: readonly Entity<'ShippingMethod'>[]): SwMethod {
  const deliveryTime = method.deliveryTime ?? lists.find(({ id }) => id === method.id)?.deliveryTime;
  return deliveryTime ? { ...method, deliveryTime } : method;
}

/** Prices of the methods that are not selected; Shopware calculates only the selected one. */
function quotedPrice(rows: readonly SwShippingRow[], cart: SwCart, rules: Nullable<SwRules>): number | null {
  const shipped = productItems(cart).filter(({ deliveryInformation: goods }) => goods && !goods.freeDelivery);
  if (shipped.length === 0) return 0;
  const sum = (of: (item: SwLineItem) => number) => shipped.reduce((total, item) => total + of(item), 0);
  const pieces = ({ quantity }: SwLineItem) => quantity ?? 0;
  const parcel: Parcel = {
    pieces: sum(pieces),
    amount: sum(({ price }) => price?.totalPrice ?? 0),
    weight: sum((item) => (item.deliveryInformation?.weight ?? 0) * pieces(item)),
    volume: sum((item) => volumeOf(item.deliveryInformation ?? {}) * pieces(item)),
  };
  return shippingPrice(rows, parcel, {
    ruleIds: rules?.ruleIds ?? [],
    currencyId: rules?.currencyId,
    factor: rules?.currencyFactor ?? 1,
    isGross: rules?.taxState === 'gross',
  });
}

/** Sorts by the shop's order. Shopware returns the selected method first, but the list must not change on selection. */
function withChosen(available: readonly SwMethod[], chosen: SwMethod | null | undefined) {
  const free = available.toSorted(byPosition).map((method) => ({ method, blocked: false }));
  if (!chosen?.id || available.some(({ id }) => id === chosen.id)) return free;
  return [...free, { method: chosen, blocked: true }];
}

function swappedPayment({ messages }: GatewayContext, { data }: SessionCalls, found: SwSessionContext) {
  const before = data.methods?.payment;
  const id = found.paymentMethod?.id ?? null;
  data.methods = { shipping: data.methods?.shipping ?? null, payment: id };
  if (!before || id === null || before === id || !found.paymentMethod) return [];
  const { name } = paymentMethod(found.paymentMethod);
  return [createNotice(messages, 'payment-method-changed', 'WARNING', { name })];
}

/** Shopware's storefront checks addresses, its Store API does not (docs/shopware.md, "Cart"). */
function addressNotices(billing: Address | null, shipping: Address | null, messages: Messages): Notice[] {
  const noticeFor = (code: NoticeKey, address: Address | null): Notice[] =>
    address === null || isComplete(address) ? [] : [createNotice(messages, code, 'DANGER')];
  return [
    ...noticeFor('billing-address-invalid', billing),
    ...(shipping?.id === billing?.id ? [] : noticeFor('shipping-address-invalid', shipping)),
  ];
}

function isComplete({ firstName, lastName, street, city, zipcode, country }: Address): boolean {
  const needed = [firstName, lastName, street, city, ...(country?.requiresZipcode ? [zipcode] : [])];
  return country != null && needed.every((value) => value?.trim());
}

/** Products with a delivery time keep it, others have that of the shipping method, as in Shopware. */
function arrival(cart: SwCart, method: SwMethod, locale: string): DeliveryDate | null {
  const ofPromotions = promotionItems(cart).flatMap(
    () => expectedDelivery(method.deliveryTime, { stock: null, quantity: 1, restockDays: null }) ?? [],
  );
  const each = productItems(cart).flatMap(({ deliveryInformation: goods, quantity }) =>
    goods
      ? [
          expectedDelivery(goods.deliveryTime ?? method.deliveryTime, {
            stock: goods.stock,
            quantity: quantity ?? 1,
            restockDays: goods.restockTime,
          }),
        ]
      : [],
  );
  if (each.length === 0) return null;
  return deliveryDate(jointDelivery([...each, ...ofPromotions]), locale);
}

/** The error of a change in an expired session; empty otherwise. */
export function expiredErrors({ session, messages }: GatewayContext): UserError[] {
  return session.expired ? [userError(messages, 'message-403-ajax')] : [];
}
