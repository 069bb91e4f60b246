import { beforeAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../../../testing/customer.ts';
import { testGateway } from '../../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../../../testing/guest.ts';
import { at, Shopper, textAt } from '../../../testing/shopper.ts';

const NODE = `query ($id: ID!) { node(id: $id) { __typename id
  ... on Order { number } ... on Cart { totalQuantity } ... on Customer { email } ... on Address { city } } }`;

let owner: Shopper;
let order: string;
let customer: string;
let address: string;
const gateway = testGateway();
beforeAll(async () => {
  owner = (await newCustomer(gateway)).shopper;
  await addToCart(owner, await buyableProduct(owner));
  order = textAt(await placeOrder(owner, `node-${crypto.randomUUID()}`), 'order', 'id');
  const data = await owner.ask('{ customer { id addresses { id } } }');
  customer = textAt(data, 'customer', 'id');
  address = textAt(data, 'customer', 'addresses', 0, 'id');
});

const node = async (shopper: Shopper, id: string) => (await shopper.ask(NODE, { id }))['node'];

describe('a private node', () => {
  test('is returned to its owner', async () => {
    expect(await node(owner, order)).toMatchObject({
      __typename: 'Order',
      id: order,
      number: expect.any(String),
    });
    expect(await node(owner, customer)).toMatchObject({ __typename: 'Customer', id: customer });
    expect(await node(owner, address)).toMatchObject({ __typename: 'Address', id: address });
  });

  test('is null for a visitor, a guest and another customer', async () => {
    const guest = new Shopper(gateway.url);
    await addToCart(guest, await buyableProduct(guest));
    await identify(guest);
    const { shopper: stranger } = await newCustomer(gateway);
    for (const shopper of [new Shopper(gateway.url), guest, stranger])
      for (const id of [order, customer, address]) expect(await node(shopper, id)).toBeNull();
  });
});

describe('the response with a private node', () => {
  const get = async (query: string, id: string) => {
    const search = new URLSearchParams({ query, variables: JSON.stringify({ id }) });
    const cookie = `sw-context-token=${owner.cookies.get('sw-context-token') ?? ''}`;
    const headers = { cookie, 'graphql-require-preflight': '1' };
    const response = await fetch(`${gateway.url}/graphql?${search}`, { headers });
    return { cache: response.headers.get('cache-control'), body: (await response.json()) as unknown };
  };

  test.each([
    ['an inline fragment', 'query ($id: ID!) { node(id: $id) { ... on Order { number } } }'],
    ['a fragment', 'query ($id: ID!) { node(id: $id) { ...Parts } } fragment Parts on Order { number }'],
    ['its interface', 'query ($id: ID!) { node(id: $id) { ... on PostalAddress { city } } }'],
    ['a nested fragment', 'query ($id: ID!) { node(id: $id) { ... on Node { ... on Customer { email } } } }'],
  ])('is private with %s', async (_name, query) => {
    expect((await get(query, order)).cache).toBe('private, no-store');
  });

  test('is public without a fragment on its type, and contains nothing private', async () => {
    const query = 'query ($id: ID!) { node(id: $id) { __typename id ... on Product { name } } }';
    const { cache, body } = await get(query, order);
    expect(body).toEqual({ data: { node: null } });
    expect(cache).toContain('public');
    expect(at(await owner.ask(query, { id: order }), 'node')).toBeNull();
  });
});
