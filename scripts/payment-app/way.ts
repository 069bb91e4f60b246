import { findBuyable } from '../journeys/finding.ts';
import {
  AddDocument,
  IdentifyDocument,
  OpenOrderLinkDocument,
  OrderPaymentDocument,
  OrderToPayDocument,
  PayByLinkDocument,
  PayDocument,
  PaymentMethodsDocument,
  type PlaceOrderInput,
  ShipDocument,
  StartDocument,
} from '../journeys/generated/graphql.ts';
import { guest } from '../journeys/guest.ts';
import { Shopper } from '../journeys/shopper.ts';

/** An order whose payment has begun. */
export interface Begun {
  /** Who ordered. */
  readonly buyer: Shopper;
  readonly orderId: string;
  /** Page of the payment provider. */
  readonly paymentUrl: string;
  readonly email: string;
  readonly zipcode: string;
}

/** What an app asks for beside the order itself. */
type Wishes = Pick<PlaceOrderInput, 'returnUrl' | 'errorUrl' | 'paymentData'>;

/** Where a payment led back to. */
interface Return {
  /** As the browser would open it. */
  readonly address: string;
  readonly path: string;
  /** Opens the order with e-mail address and postcode. */
  readonly link: string;
}

/**
 * A guest orders with one way to pay.
 * @param method name of the way to pay
 * @param wishes where the buyer comes back to, and what the payment is told
 * @throws Error where the shop has none of that name, or where it leads nowhere
 */
export async function begin(
  origin: string,
  locale: string,
  method: string,
  wishes: Wishes = {},
): Promise<Begun> {
  const shopper = new Shopper(origin, locale);
  const start = await shopper.ask(StartDocument);
  const { product } = await findBuyable(shopper, start);
  await shopper.ask(AddDocument, { productId: product.id, quantity: product.purchase.min });
  const input = guest(start);
  const identified = await shopper.ask(IdentifyDocument, { input });
  const shipping = identified.identifyGuest.checkout?.shippingMethods.find(({ blocked }) => !blocked)?.method;
  if (shipping) await shopper.ask(ShipDocument, { id: shipping.id });
  const { paymentMethods } = await shopper.ask(PaymentMethodsDocument);
  const id = paymentMethods.find(({ name }) => name === method)?.id;
  if (!id) throw new Error(`the shop has no way to pay that is called "${method}"`);
  const ready = (await shopper.ask(PayDocument, { id })).setPaymentMethod.checkout;
  const { placeOrder } = await shopper.ask(OrderToPayDocument, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      cartHash: ready?.cart.hash ?? '',
      termsAccepted: true,
      revocationWaived: false,
      ...wishes,
    },
  });
  if (!placeOrder.order || !placeOrder.paymentUrl)
    throw new Error(`no payment has begun: ${JSON.stringify(placeOrder.userErrors)}`);
  return {
    buyer: shopper,
    orderId: placeOrder.order.id,
    paymentUrl: placeOrder.paymentUrl,
    email: input.email,
    zipcode: input.billingAddress.zipcode,
  };
}

/**
 * Ends a payment on the provider's page, in a browser that knows nothing, and follows it until the buyer is back.
 * @param home how addresses of the shop, or of the app, begin
 */
export async function end(paymentUrl: string, outcome: string, home: string): Promise<Return> {
  let response = await fetch(paymentUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ outcome }).toString(),
    redirect: 'manual',
  });
  for (let hops = 0; hops < 5; hops++) {
    const target = new URL(response.headers.get('location') ?? '', response.url || paymentUrl);
    if (target.href.startsWith(home))
      return {
        address: target.href,
        path: target.pathname,
        link: target.searchParams.get('link') ?? '',
      };
    response = await fetch(target, { redirect: 'manual' });
    if (!response.headers.has('location')) throw new Error(`${target.origin} answers ${response.status}`);
  }
  throw new Error('the payment leads nowhere');
}

/** What came of a payment, as the app of whoever ordered asks it. */
export async function outcomeFor({ buyer, orderId }: Begun) {
  return (await buyer.ask(OrderPaymentDocument, { orderId })).orderPayment;
}

/** How the order stands for somebody in another browser who has its link, e-mail address and postcode. */
export async function stateElsewhere(
  origin: string,
  locale: string,
  { email, zipcode }: Begun,
  link: string,
) {
  const stranger = new Shopper(origin, locale);
  const { openOrder } = await stranger.ask(OpenOrderLinkDocument, {
    link: { deepLinkCode: link, email, zipcode },
  });
  if (!openOrder.order) throw new Error(`the order does not open: ${JSON.stringify(openOrder.userErrors)}`);
  return openOrder.order;
}

/** Begins the payment anew in another browser; returns the provider's page. */
export async function payElsewhere(
  origin: string,
  locale: string,
  { orderId, email, zipcode }: Begun,
  link: string,
): Promise<string> {
  const stranger = new Shopper(origin, locale);
  const { payOrder } = await stranger.ask(PayByLinkDocument, {
    orderId,
    link: { deepLinkCode: link, email, zipcode },
  });
  if (!payOrder.paymentUrl) throw new Error(`no payment has begun: ${JSON.stringify(payOrder.userErrors)}`);
  return payOrder.paymentUrl;
}
