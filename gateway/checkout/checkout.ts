import type { Checkout, PaymentMethod, ShippingMethod } from '../../schema/generated/resolvers.ts';
import { emptyCart, toCart } from '../cart/cart.ts';
import type { SwCart } from '../cart/cart-entity.ts';
import { blockers, collectNotices, made } from '../cart/notices.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { address, customer, type SwSessionContext } from '../session/context-entity.ts';
import { sessionMoney } from '../session/session-currency.ts';
import type { SessionCalls } from '../session/shopper-session.ts';
import { paymentMethod, type SwMethod, shippingMethod } from './methods.ts';

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
  const standing = blockers(cart, context.messages);
  const payment = swappedPayment(context, calls, found);
  const notices = [...collectNotices(cart, calls.notes, context.messages, null), ...payment];
  const shown = await toCart(context, cart, view, notices);
  const shipping = found.shippingMethod;
  return {
    cart: shown,
    customer: customer(found.customer),
    billingAddress: address(found.customer?.activeBillingAddress ?? found.customer?.defaultBillingAddress),
    shippingAddress: address(found.customer?.activeShippingAddress ?? found.customer?.defaultShippingAddress),
    shippingMethods: withChosen(shipments ?? [], shipping).map(
      ({ method, blocked }): ShippingMethod => ({
        ...shippingMethod(method),
        price: method.id === shipping?.id && shown.items.length > 0 ? shown.shipping : null,
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

function withChosen(available: readonly SwMethod[], chosen: SwMethod | null | undefined) {
  const free = available.map((method) => ({ method, blocked: false }));
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
