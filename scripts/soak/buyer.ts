/** Result of an add to the cart. */
type Added = 'done' | 'not there' | 'unknown';

const ADD = `mutation ($input: AddToCartInput!) {
  addToCart(input: $input) { cart { totalQuantity } userErrors { code } } }`;

interface Answer {
  readonly data?: {
    readonly cart?: { readonly totalQuantity: number };
    readonly addToCart?: {
      readonly cart: { readonly totalQuantity: number } | null;
      readonly userErrors: readonly unknown[];
    };
  } | null;
  readonly errors?: readonly unknown[];
}

/** A visitor with a session. */
export class Buyer {
  #cookie = '';

  /** Adds one piece with an idempotency key. */
  async add(origin: string, productId: string, idempotencyKey: string): Promise<Added> {
    const { data, errors } = await this.#ask(origin, ADD, {
      input: { items: [{ productId }], idempotencyKey },
    });
    if (errors || !data?.addToCart) return 'unknown';
    return data.addToCart.userErrors.length === 0 ? 'done' : 'not there';
  }

  /** Number of pieces in the cart; null if unavailable. */
  async count(origin: string): Promise<number | null> {
    const { data } = await this.#ask(origin, '{ cart { totalQuantity } }', {});
    return data?.cart?.totalQuantity ?? null;
  }

  async #ask(origin: string, query: string, variables: object): Promise<Answer> {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify({ query, variables }),
    });
    const given = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (given.length > 0) this.#cookie = given.join('; ');
    return answer.json();
  }
}

interface Found {
  readonly data?: { readonly search: { readonly nodes: readonly { id: string; available: boolean }[] } };
  readonly errors?: unknown;
}

/** Ids of products with a minimum quantity of one. */
export async function buyable(origin: string): Promise<string[]> {
  const query = '{ search(term: "pfanne") { nodes { id available } } }';
  const answer = await fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`, {
    headers: { 'content-type': 'application/json' },
  });
  const { data, errors }: Found = await answer.json();
  if (!data) throw new Error(`no products: ${JSON.stringify(errors)}`);
  return data.search.nodes.filter(({ available }) => available).map(({ id }) => id);
}
