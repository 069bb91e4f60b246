import { idempotencyKey } from '@kontor/client';
import { graphql } from '../../gql/gql.ts';
import type { RequestEvent } from '../kit.ts';
import { shopOf } from '../shop.server.ts';

const Checkout = graphql(`
  query SvelteCheckout {
    checkout { id canOrder blockers { code message } cart { id hash total { formatted } } }
    countries { id iso name }
  }
`);

const Identify = graphql(`
  mutation SvelteIdentify($input: IdentifyGuestInput!) {
    identifyGuest(input: $input) { checkout { id canOrder cart { id hash } } userErrors { code message field } }
  }
`);

const PlaceOrder = graphql(`
  mutation SvelteOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      order { id number total { formatted } }
      paymentUrl
      userErrors { code message field }
    }
  }
`);

export async function load(event: RequestEvent) {
  const { checkout, countries } = await shopOf(event).query(Checkout);
  return { checkout, countries: countries ?? [], key: idempotencyKey() };
}

export const actions = {
  order: async (event: RequestEvent) => {
    const shop = shopOf(event);
    const form = await event.request.formData();
    const text = (name: string): string => String(form.get(name) ?? '');
    const { identifyGuest } = await shop.mutate(Identify, {
      input: {
        firstName: text('firstName'),
        lastName: text('lastName'),
        email: text('email'),
        billingAddress: {
          street: text('street'),
          zipcode: text('zipcode'),
          city: text('city'),
          countryId: text('country'),
        },
      },
    });
    const errors = identifyGuest?.userErrors ?? [];
    if (errors.length > 0) return { errors, order: null, paymentUrl: null };
    const { placeOrder } = await shop.mutate(PlaceOrder, {
      input: {
        // Of the form: a second click makes no second order.
        idempotencyKey: text('key'),
        cartHash: identifyGuest?.checkout?.cart.hash ?? '',
        termsAccepted: form.has('terms'),
      },
    });
    return {
      errors: placeOrder?.userErrors ?? [],
      order: placeOrder?.order ?? null,
      // In an app: `redirect(303, paymentUrl)`.
      paymentUrl: placeOrder?.paymentUrl ?? null,
    };
  },
};
