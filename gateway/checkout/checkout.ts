import type { Checkout, Money, PaymentMethod, ShippingMethod } from '../../schema/generated/resolvers.ts';
import { emptyCart, toCart } from '../cart/cart.ts';
import type { SwCart } from '../cart/cart-entity.ts';
import { blockers, collectNotices, made } from '../cart/notices.ts';
import { type MoneyView, money } from '../format/money.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { address, customer, type SwSessionContext } from '../session/context-entity.ts';
import { sessionMoney } from '../session/session-currency.ts';
import type { SessionCalls } from '../session/shopper-session.ts';
import type { Nullable } from '../shopware/entities.ts';
import { addressNotices } from './address-notices.ts';
import { paymentMethod, type SwMethod, shippingMethod } from './methods.ts';
import { PRICE_LISTS, shippingPrice } from './shipping-price.ts';

type SwGateway = {
  readonly payments?: readonly SwMethod[] | null;
  readonly shipments?: readonly SwMethod[] | null;
};

/** Everything that the checkout shows. */
export function checkout(context: GatewayContext): Promise<Checkout> {
  return context.session.exists
    ? context.session.exclusive((calls) => readCheckout(context, calls))
    : visitorCheckout(context);
}

/** The checkout within a session's turn. Shopware's methods are those that the cart may use; a chosen one that is not among them is blocked. */
export async function readCheckout(context: GatewayContext, calls: SessionCalls): Promise<Checkout> {
  const found = await calls.read<SwSessionContext>({ method: 'GET', path: '/context' });
  const { id, isoCode } = found.currency ?? {};
  if (id && isoCode) calls.notes.currency = { id, isoCode };
  const cart = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
  const { payments, shipments } = await calls.read<SwGateway>({ path: '/checkout/gateway' });
  const view = await sessionMoney(context, calls);
  const billing = address(
    found.customer?.activeBillingAddress ?? found.customer?.defaultBillingAddress,
    found.customer,
  );
  const delivery = address(
    found.customer?.activeShippingAddress ?? found.customer?.defaultShippingAddress,
    found.customer,
  );
  const standing = [
    ...blockers(cart, context.messages),
    ...addressNotices(billing, delivery, context.messages),
  ];
  const payment = swappedPayment(context, calls, found);
  const notices = [...collectNotices(cart, calls.notes, context.messages, null), ...payment];
  const shown = await toCart(context, cart, view, notices);
  const shipping = found.shippingMethod;
  const priceOf = await shippingPrices(context, cart, found, view);
  return {
    cart: shown,
    customer: customer(found.customer),
    billingAddress: billing,
    shippingAddress: delivery,
    shippingMethods: withChosen(shipments ?? [], shipping).map(
      ({ method, blocked }): ShippingMethod => ({
        ...shippingMethod(method),
        price: shown.items.length > 0 ? priceOf(method.id, shown.shipping) : null,
        blocked,
      }),
    ),
    paymentMethods: withChosen(payments ?? [], found.paymentMethod).map(
      ({ method, blocked }): PaymentMethod => ({
        ...paymentMethod(method),
        blocked,
      }),
    ),
    shippingMethodId: shipping?.id ?? null,
    paymentMethodId: found.paymentMethod?.id ?? null,
    canOrder: shown.items.length > 0 && found.customer?.id != null && standing.length === 0,
    blockers: standing,
  };
}

async function visitorCheckout(context: GatewayContext): Promise<Checkout> {
  return {
    cart: await emptyCart(context),
    customer: null,
    billingAddress: null,
    shippingAddress: null,
    shippingMethods: [],
    paymentMethods: [],
    shippingMethodId: null,
    paymentMethodId: null,
    canOrder: false,
    blockers: [],
  };
}

/** Prices of the ways to travel: the chosen one's as the cart has it, those of the others by their lists. */
async function shippingPrices(
  context: GatewayContext,
  cart: SwCart,
  { shippingMethod: chosen, context: rules }: SwSessionContext,
  view: MoneyView,
): Promise<(id: Nullable<string>, current: Money) => Money | null> {
  const { elements } = await context.read(PRICE_LISTS);
  return (id, current) => {
    if (id === chosen?.id) return current;
    const rows = elements?.find((method) => method.id === id)?.prices ?? [];
    const price = shippingPrice(rows, cart, rules);
    return price === null ? null : money(price, view);
  };
}

/** In the shop's order: Shopware puts the chosen one first, and a list must not jump when something in it is chosen. */
function withChosen(available: readonly SwMethod[], chosen: SwMethod | null | undefined) {
  const free = available
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((method) => ({ method, blocked: false }));
  if (!chosen?.id || available.some(({ id }) => id === chosen.id)) return free;
  return [...free, { method: chosen, blocked: true }];
}

function swappedPayment({ messages }: GatewayContext, { notes }: SessionCalls, found: SwSessionContext) {
  const before = notes.methods?.payment;
  const id = found.paymentMethod?.id ?? null;
  notes.methods = { shipping: notes.methods?.shipping ?? null, payment: id };
  if (!before || id === null || before === id || !found.paymentMethod) return [];
  const { name } = paymentMethod(found.paymentMethod);
  return [made('payment-method-changed', 'WARNING', { name }, null, messages)];
}
