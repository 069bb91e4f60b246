import { idempotencyKey } from '@kontor/client';
import { graphql } from '../../gql/gql.ts';
import type { RequestEvent } from '../kit.ts';
import { shopOf } from '../shop.server.ts';

const Shelf = graphql(`
  query SvelteShelf($categoryId: ID!) {
    listing(categoryId: $categoryId) { products { id name available hasVariants price { unit { formatted } } } }
  }
`);

const CartCount = graphql(`
  query SvelteCart { cart { id count total { formatted } } }
`);

const Add = graphql(`
  mutation SvelteAdd($input: AddToCartInput!) {
    addToCart(input: $input) { cart { id count } userErrors { code message field } }
  }
`);

/** What is everybody's by GET, what is this visitor's by POST, both at the same time. */
export async function load(event: RequestEvent) {
  const shop = shopOf(event);
  const categoryId = event.params['category'] ?? '';
  const [{ listing }, { cart }] = await Promise.all([
    shop.query(Shelf, { categoryId }, { shared: true }),
    shop.query(CartCount),
  ]);
  // A key for the form of each product: sent twice, it is added once.
  const products = (listing?.products ?? []).map((product) => ({ ...product, key: idempotencyKey() }));
  return { products, cart };
}

export const actions = {
  add: async (event: RequestEvent) => {
    const form = await event.request.formData();
    const { addToCart } = await shopOf(event).mutate(Add, {
      input: { productId: String(form.get('product')), idempotencyKey: String(form.get('key')) },
    });
    // In an app: `fail(422, …)`, so that the page shows them.
    return { errors: addToCart?.userErrors ?? [] };
  },
};
