import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../gateway/testing/gateway.ts';
import { buyableProduct, productIds } from '../../../gateway/testing/guest.ts';
import { Shopper } from '../../../gateway/testing/shopper.ts';
import { createClient, type KontorClient, memorySession, type TypedDocument } from './index.ts';

type Document<Data, Variables = Record<string, never>> = TypedDocument<Data, Variables> & string;

const CART: Document<{ cart: { count: number; total: { currency: string } } }> =
  '{ cart { count total { currency } } }';
const ADD: Document<
  { addToCart: { userErrors: readonly { code: string; field: readonly string[] | null }[] } },
  { input: { productId: string; idempotencyKey?: string } }
> = 'mutation Add($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code field } } }';
const LABELS: Document<{
  languages: readonly { label: string }[];
  currencies: readonly { isoCode: string }[];
}> = 'query Labels { languages { label } currencies { isoCode } }';
const LOGIN: Document<
  { login: { userErrors: readonly unknown[] } },
  { input: { email: string; password: string } }
> = 'mutation Login($input: LoginInput!) { login(input: $input) { userErrors { code } } }';
const WHO: Document<{ session: { state: string; cartCount: number } }> = '{ session { state cartCount } }';

let gateway: TestGateway;
const shopper = (): Shopper => new Shopper(gateway.url);

beforeAll(async () => {
  gateway = await startTestGateway({ NODE_ENV: 'production' });
});
afterAll(() => gateway.close());

/** A client, and what it sends and gets. */
function watched(options: Partial<Parameters<typeof createClient>[0]> = {}) {
  const seen: { readonly request: Request; readonly response: Response }[] = [];
  const client = createClient({
    url: `${gateway.url}/`,
    clientName: 'test',
    clientVersion: '1.0',
    fetch: async (url, init) => {
      const request = new Request(url, init);
      const response = await fetch(request.clone());
      seen.push({ request, response });
      return response;
    },
    ...options,
  });
  return { client, seen };
}

describe('a client at a shop', () => {
  test('loses nothing of what is put into a cart at once, without a session before', async () => {
    const ids = (await productIds(shopper())).slice(0, 12);
    const { client } = watched();
    await Promise.all(ids.map((productId) => client.mutate(ADD, { input: { productId } })));
    expect((await client.query(CART)).cart.count).toBe(ids.length);
  });

  test('is still logged in after it logged in while it read and changed, and at the next start', async () => {
    const session = memorySession();
    const { client } = watched({ session });
    const productId = await buyableProduct(shopper());
    const input = { email: 'anna@example.ch', password: 'kontor-demo' };
    await Promise.all([
      client.mutate(ADD, { input: { productId } }),
      client.query(CART),
      client.mutate(LOGIN, { input }),
      client.query(WHO),
      client.mutate(ADD, { input: { productId } }),
      client.query(CART),
    ]);
    expect((await client.query(WHO)).session).toMatchObject({ state: 'CUSTOMER', cartCount: 2 });
    expect((await watched({ session }).client.query(WHO)).session.state).toBe('CUSTOMER');
    await client.forgetSession();
    expect((await client.query(WHO)).session.state).toBe('VISITOR');
  });

  test('says who it is, and in which language and currency it wants answers', async () => {
    const { client, seen } = watched({ locale: 'de-DE', currency: 'CHF' });
    await client
      .withContext({ currency: 'EUR' })
      .mutate(ADD, { input: { productId: await buyableProduct(shopper()) } });
    expect((await client.withContext({ currency: 'EUR' }).query(CART)).cart.total.currency).toBe('EUR');
    expect(Object.fromEntries(seen[0]?.request.headers ?? [])).toMatchObject({
      'graphql-client-name': 'test',
      'graphql-client-version': '1.0',
      'kontor-locale': 'de-DE',
      'kontor-currency': 'EUR',
    });
  });

  test('asks for what is public so that caches can answer, in each language on its own', async () => {
    const { client, seen } = watched({ locale: 'fr-CH', session: memorySession('somebody') });
    await client.query(LABELS, {}, { shared: true });
    const [{ request, response } = { request: null, response: null }] = seen;
    expect(request?.method).toBe('GET');
    expect(new URL(request?.url ?? '').searchParams.get('locale')).toBe('fr-CH');
    expect(request?.headers.has('authorization')).toBe(false);
    expect(response?.headers.get('cache-control')).toMatch(/^public, max-age=\d/);
  });

  test('leaves to its caller what a shopper can mend', async () => {
    const { addToCart } = await watched().client.mutate(ADD, { input: { productId: 'nope' } });
    expect(addToCart.userErrors).toMatchObject([{ field: ['productId'] }]);
  });

  test('tells what cannot be mended with code, status and request', async () => {
    const error = await watched()
      .client.query('{ nothing }')
      .catch((one: unknown) => one);
    expect(error).toMatchObject({
      name: 'KontorError',
      code: 'BAD_USER_INPUT',
      status: 400,
      outcomeUnknown: false,
    });
    expect(error).toHaveProperty('requestId', expect.stringMatching(/./));
  });

  test('sends the text where the shop does not know its id, and does not ask by it again at once', async () => {
    const { client, seen } = watched({ documents: 'ids' });
    const document = Object.assign(new String(LABELS), { __meta__: { hash: `sha256:${'0'.repeat(64)}` } });
    expect(await client.query(document as unknown as typeof LABELS)).toHaveProperty('languages');
    expect(await Promise.all(seen.map(({ request }) => request.json()))).toEqual([
      { documentId: `sha256:${'0'.repeat(64)}`, operationName: 'Labels' },
      { query: LABELS, operationName: 'Labels' },
    ]);
    const another = watched({ documents: 'ids' });
    await another.client.query(document as unknown as typeof LABELS);
    expect(await Promise.all(another.seen.map(({ request }) => request.json()))).toEqual([
      { query: LABELS, operationName: 'Labels' },
    ]);
  });

  test.each([
    'shop.example',
    'localhost:3000',
    'https://shop.example/graphql',
    'https://shop.example/graphql/',
  ])('is not begun with what is no address of a shop: %s', (url) => {
    expect(() => watched({ url })).toThrow(
      `url is the address of the shop, such as https://shop.example, without /graphql; this is "${url}"`,
    );
  });

  test('says where it was when what answered is no shop', async () => {
    const { client } = watched({ url: `${gateway.url}/en`, retry: false, fetch });
    await expect(client.query(CART)).rejects.toMatchObject({
      code: 'NOT_GRAPHQL',
      message: `What answered with status 404 is no GraphQL endpoint: ${gateway.url}/en/graphql`,
    });
  });

  test('refuses a change where a read is meant, before anything is sent', async () => {
    const { client, seen } = watched();
    await expect(client.query(LOGIN, { input: { email: '', password: '' } })).rejects.toThrow(
      'Login is a mutation',
    );
    expect(seen).toEqual([]);
  });
});

describe('a file', () => {
  const send = (client: KontorClient, bytes: readonly number[], name: string) =>
    client.upload(
      new Blob([new Uint8Array([...bytes, ...new Array(600).fill(7)])], { type: 'image/jpeg' }),
      name,
    );
  const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46];

  test('is taken for a form', async () => {
    const { file, userErrors } = await send(watched().client, JPEG, 'Über uns.jpg');
    expect(userErrors).toEqual([]);
    expect(file).toEqual({ key: expect.any(String), name: 'Über uns.jpg', type: 'image/jpeg', size: 608 });
  });

  test('that the shop does not take is told to whoever chose it', async () => {
    const { client } = watched({ locale: 'en-GB' });
    const { file, userErrors } = await send(client, [1, 2, 3], 'a.exe');
    expect(file).toBeNull();
    expect(userErrors).toMatchObject([
      { code: 'FILE_TYPE_NOT_ALLOWED', message: expect.stringMatching(/./) },
    ]);
  });

  test('of another shop is not opened with the session of this one', async () => {
    const { client, seen } = watched({ session: memorySession('secret') });
    await expect(client.open('https://elsewhere.example/order/1')).rejects.toThrow('no file of this shop');
    await expect(client.open(`${gateway.url}.elsewhere.example/`)).rejects.toThrow('no file of this shop');
    expect((await client.open('/order/00000000000000000000000000000000/document/1')).status).toBe(404);
    expect(seen).toHaveLength(1);
  });
});
