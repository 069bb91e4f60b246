import { findBuyable } from '../journeys/finding.ts';
import {
  AddDocument,
  IdentifyDocument,
  OpenOrderLinkDocument,
  OrderToPayDocument,
  PayByLinkDocument,
  PayDocument,
  PaymentMethodsDocument,
  ShipDocument,
  StartDocument,
} from '../journeys/generated/graphql.ts';
import { Shopper } from '../journeys/shopper.ts';

/** An order whose payment has begun. */
export interface Begun {
  readonly orderId: string;
  /** Page of the payment provider. */
  readonly paymentUrl: string;
  readonly email: string;
  readonly zipcode: string;
}

/** Where a payment led back to. */
interface Return {
  readonly path: string;
  /** Opens the order with e-mail address and postcode. */
  readonly link: string;
}

const ZIPCODE = '10115';

/**
 * A guest orders with one way to pay.
 * @param method name of the way to pay
 * @throws Error where the shop has none of that name, or where it leads nowhere
 */
export async function begin(origin: string, locale: string, method: string): Promise<Begun> {
  const shopper = new Shopper(origin, locale);
  const start = await shopper.ask(StartDocument);
  const { product } = await findBuyable(shopper, start);
  await shopper.ask(AddDocument, { productId: product.id, quantity: product.purchase.min });
  const country = start.countries.find(
    ({ shippingAvailable, stateRequired }) => shippingAvailable && !stateRequired,
  );
  if (!country) throw new Error('the shop delivers to no country');
  const email = `lea.brunner.${crypto.randomUUID()}@example.com`;
  const identified = await shopper.ask(IdentifyDocument, {
    input: {
      firstName: 'Lea',
      lastName: 'Brunner',
      email,
      ...(start.salutations[0] && { salutationId: start.salutations[0].id }),
      billingAddress: {
        street: 'Invalidenstrasse 1',
        zipcode: ZIPCODE,
        city: 'Berlin',
        countryId: country.id,
      },
    },
  });
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
    },
  });
  if (!placeOrder.order || !placeOrder.paymentUrl)
    throw new Error(`no payment has begun: ${JSON.stringify(placeOrder.userErrors)}`);
  return { orderId: placeOrder.order.id, paymentUrl: placeOrder.paymentUrl, email, zipcode: ZIPCODE };
}

/** Ends a payment on the provider's page, in a browser that knows nothing, and follows it until the shop. */
export async function end(paymentUrl: string, outcome: string, shopOrigin: string): Promise<Return> {
  let response = await fetch(paymentUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ outcome }).toString(),
    redirect: 'manual',
  });
  for (let hops = 0; hops < 5; hops++) {
    const target = new URL(response.headers.get('location') ?? '', response.url || paymentUrl);
    if (target.origin === shopOrigin)
      return { path: target.pathname, link: target.searchParams.get('link') ?? '' };
    response = await fetch(target, { redirect: 'manual' });
    if (!response.headers.has('location')) throw new Error(`${target.origin} answers ${response.status}`);
  }
  throw new Error('the payment leads nowhere');
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
