import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ApolloClient } from '@apollo/client';
import { gql } from '@apollo/client';
import type { Client } from '@urql/core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { KontorClient } from '../clients/typescript/src/index.ts';
import { startTestGateway, type TestGateway } from '../gateway/testing/gateway.ts';
import { swissAddress } from '../gateway/testing/guest.ts';
import { at, Shopper, textAt } from '../gateway/testing/shopper.ts';
import { exampleProject } from './example-project.ts';

/** The examples, which take the caches out of the packed client. */
interface Examples {
  readonly createClient: (
    options: Readonly<Record<'url' | 'clientName' | 'clientVersion', string>>,
  ) => KontorClient;
  readonly apolloClient: (shop: KontorClient) => ApolloClient;
  readonly urqlClient: (shop: KontorClient) => Client;
}

let gateway: TestGateway;
let project: string;
let examples: Examples;

beforeAll(async () => {
  gateway = await startTestGateway();
  project = await exampleProject();
  const modules = ['node_modules/@kontor/client/dist/index.js', 'src/caches/apollo.ts', 'src/caches/urql.ts'];
  const [client, apollo, urql] = await Promise.all(modules.map((path) => import(join(project, path))));
  examples = { ...client, ...apollo, ...urql };
}, 120_000);
afterAll(async () => {
  await gateway.close();
  rmSync(project, { recursive: true, force: true });
});

type Variables = Readonly<Record<string, unknown>>;

/** A client with a normalised cache, set up as its example says. */
interface CachingClient {
  /** Asks the shop. */
  ask(text: string, variables?: Variables): Promise<unknown>;
  change(text: string, variables?: Variables): Promise<unknown>;
  /** What the cache alone knows; null where something is missing. */
  known(text: string, variables?: Variables): Promise<unknown>;
  /** The first thing that a subscription tells. */
  hear(text: string): Promise<unknown>;
}

/** The shop, for a shopper who comes for the first time. */
const shop = () => examples.createClient({ url: gateway.url, clientName: 'caches', clientVersion: '1.0' });

function urql(): CachingClient {
  const client = examples.urqlClient(shop());
  const answered = ({ data, error }: { data?: unknown; error?: unknown }): unknown => {
    if (error) throw error;
    return data ?? null;
  };
  return {
    ask: async (text, variables = {}) =>
      answered(await client.query(text, variables, { requestPolicy: 'network-only' }).toPromise()),
    change: async (text, variables = {}) => answered(await client.mutation(text, variables).toPromise()),
    known: async (text, variables = {}) =>
      answered(await client.query(text, variables, { requestPolicy: 'cache-only' }).toPromise()),
    hear: (text) =>
      new Promise((resolve) => {
        const { unsubscribe } = client.subscription(text, {}).subscribe((result) => {
          resolve(result.data);
          unsubscribe();
        });
      }),
  };
}

function apollo(): CachingClient {
  const client = examples.apolloClient(shop());
  return {
    ask: async (text, variables = {}) =>
      (await client.query({ query: gql(text), variables, fetchPolicy: 'network-only' })).data,
    change: async (text, variables = {}) => (await client.mutate({ mutation: gql(text), variables })).data,
    known: async (text, variables = {}) =>
      (await client.query({ query: gql(text), variables, fetchPolicy: 'cache-only' })).data ?? null,
    hear: (text) =>
      new Promise((resolve) => {
        const heard = client.subscribe({ query: gql(text) }).subscribe((result) => {
          resolve(result.data);
          heard.unsubscribe();
        });
      }),
  };
}

const ADD = `mutation ($id: ID!) { addToCart(input: { productId: $id }) { cart { id count } userErrors { code } } }`;
const IDENTIFY = `mutation ($input: IdentifyGuestInput!) { identifyGuest(input: $input) {
  checkout { id canOrder } userErrors { code field } } }`;

describe.each([
  ['urql with graphcache', urql],
  ['Apollo Client', apollo],
])('the cache of %s', (_name, create) => {
  const visitor = create;

  test('knows of each variant which options it has, after others were looked at', async () => {
    const client = visitor();
    const query = `query ($path: String!) { page(path: $path) { __typename ... on ProductPage { product { id
      variantChoices { group { id name } options { option { id label } selected path } } } } } }`;
    const { search } = (await client.ask(
      '{ search(term: "cocotte") { products { id path hasVariants } } }',
    )) as {
      search: unknown;
    };
    const card = (at(search, 'products') as unknown[]).find((one) => at(one, 'hasVariants') === true);
    const first = await client.ask(query, { path: textAt(card, 'path') });
    const options = at(first, 'page', 'product', 'variantChoices', 0, 'options') as unknown[];
    const others = options
      .flatMap((one) => (at(one, 'selected') === true ? [] : [at(one, 'path')]))
      .filter(Boolean);
    expect(others.length).toBeGreaterThan(0);
    for (const path of others) await client.ask(query, { path });
    expect(await client.known(query, { path: textAt(card, 'path') })).toEqual(first);
  });

  test('keeps what stands below a menu entry when the menu is asked for with fewer levels', async () => {
    const client = visitor();
    const deep = '{ navigation(kind: MAIN, depth: 2) { categoryId label children { categoryId label } } }';
    const before = await client.ask(deep);
    expect((at(before, 'navigation', 0, 'children') as unknown[]).length).toBeGreaterThan(0);
    await client.ask(
      '{ navigation(kind: MAIN, depth: 1) { categoryId label children { categoryId label } } }',
    );
    expect(await client.known(deep)).toEqual(before);
  });

  test('ticks no filter of a listing because another listing has it ticked', async () => {
    const client = visitor();
    const { navigation } = (await client.ask('{ navigation(kind: MAIN) { categoryId } }')) as {
      navigation: unknown;
    };
    const query = `query ($id: ID!, $input: ListingInput) { listing(categoryId: $id, input: $input) { filters {
      __typename key ... on OptionFilter { values { option { id label } selected } } } } }`;
    const id = textAt(navigation, 0, 'categoryId');
    const plain = await client.ask(query, { id, input: {} });
    const filter = (at(plain, 'listing', 'filters') as unknown[]).find(
      (one) => at(one, 'key') === 'manufacturer',
    );
    const maker = textAt(filter, 'values', 0, 'option', 'id');
    const ticked = await client.ask(query, { id, input: { manufacturers: [maker] } });
    expect(JSON.stringify(ticked)).toContain('"selected":true');
    expect(await client.known(query, { id, input: {} })).toEqual(plain);
  });

  test('warns of nothing', async () => {
    const warned: unknown[] = [];
    const warn = vi.spyOn(console, 'warn').mockImplementation((...words) => void warned.push(words));
    const error = vi.spyOn(console, 'error').mockImplementation((...words) => void warned.push(words));
    const client = visitor();
    const { search } =
      (await client.ask(`{ languages { id locale formatLocale } search(term: "messer") { products {
      id path name rating { average } cover { url alt } price { unit { amount currency } tiers { from unit { amount } } } }
      filters { __typename key ... on OptionFilter { values { option { id } } } ... on RangeFilter { min max } }
      pageInfo { total } } }`)) as { search: unknown };
    await client.ask(
      `query ($path: String!) { page(path: $path) { __typename ... on ProductPage {
      breadcrumbs { label } seo { title } product { id name ... on ProductSummary { price { from list { amount } } }
        availability { available arrival { formatted } } crossSellings { id products { id name } } } } } }`,
      {
        path: textAt(search, 'products', 0, 'path'),
      },
    );
    warn.mockRestore();
    error.mockRestore();
    expect(warned).toEqual([]);
  });

  test('keeps what shipping costs for this cart after the orders were looked at', async () => {
    const client = visitor();
    const { suggest } = (await client.ask('{ suggest(term: "pfanne") { products { id available } } }')) as {
      suggest: unknown;
    };
    const product = (at(suggest, 'products') as unknown[]).find((one) => at(one, 'available') === true);
    await client.change(ADD, { id: textAt(product, 'id') });
    const { salutationId, address } = await swissAddress(new Shopper(gateway.url));
    const buyer = { salutationId, firstName: 'Anna', lastName: 'Muster', email: 'anna.muster@example.com' };
    const identified = await client.change(IDENTIFY, { input: { ...buyer, billingAddress: address } });
    expect(at(identified, 'identifyGuest', 'userErrors')).toEqual([]);
    const checkout = '{ checkout { id shippingMethods { method { id name } price { amount } blocked } } }';
    const before = await client.ask(checkout);
    expect(textAt(before, 'checkout', 'shippingMethods', 0, 'price', 'amount')).toMatch(/^\d+\.\d\d$/);
    await client.ask(
      '{ orders { orders { id shippingMethod { id name description } paymentMethod { id name } } pageInfo { total } } }',
    );
    expect(await client.known(checkout)).toEqual(before);
  });

  test('shows the cart and the session that a change has answered with', async () => {
    const client = visitor();
    const shown = '{ cart { id count } session { id state cartCount } }';
    expect(await client.ask(shown)).toMatchObject({ cart: { count: 0 }, session: { cartCount: 0 } });
    const { suggest } = (await client.ask('{ suggest(term: "pfanne") { products { id available } } }')) as {
      suggest: unknown;
    };
    const product = (at(suggest, 'products') as unknown[]).find((one) => at(one, 'available') === true);
    await client.change(ADD, { id: textAt(product, 'id') });
    expect(await client.known(shown)).toMatchObject({ cart: { count: 1 }, session: { cartCount: 1 } });
  });
  test('hears in a subscription what changed, and shows it', async () => {
    const client = visitor();
    const { suggest } = (await client.ask('{ suggest(term: "pfanne") { products { id available } } }')) as {
      suggest: unknown;
    };
    const product = (at(suggest, 'products') as unknown[]).find((one) => at(one, 'available') === true);
    await client.change(ADD, { id: textAt(product, 'id') });
    expect(await client.hear('subscription { cartChanged { id count } }')).toMatchObject({
      cartChanged: { count: 1 },
    });
  });
});
