import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../../schema/examples.ts';
import { startReplica, startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { buyableProduct } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let gateway: TestGateway;
let schema: ReturnType<typeof buildSchema>;

beforeAll(async () => {
  gateway = await startTestGateway();
  schema = buildSchema(await (await fetch(`${gateway.url}/schema.graphql`)).text());
});
afterAll(() => gateway.close());

async function page(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(gateway.url + path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const PAGES = [
  'queries',
  'mutations',
  'subscriptions',
  'objects',
  'interfaces',
  'inputs',
  'enums',
  'scalars',
].map((name) => `/docs/${name}`);

/** Anchors of all pages, and where their links lead. */
async function read() {
  const anchors = new Set<string>();
  const links = new Set<string>();
  const texts: string[] = [];
  for (const path of ['/docs', '/docs/examples', '/docs/errors', ...PAGES]) {
    const { status, text } = await page(path);
    expect([path, status]).toEqual([path, 200]);
    texts.push(text);
    anchors.add(path);
    for (const [, id = ''] of text.matchAll(/\sid="([^"]+)"/g)) anchors.add(`${path}#${id}`);
    for (const [, href = ''] of text.matchAll(/href="([^"]+)"/g))
      links.add(href.startsWith('#') ? path + href : href);
  }
  return { anchors, links, text: texts.join('\n') };
}

describe('the reference of the schema', () => {
  test('has each type, field and value of it in a place of its own', async () => {
    const { anchors } = await read();
    const names = new Set([...anchors].map((anchor) => anchor.split('#')[1]));
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].map(
      (type) => type?.name,
    );
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    const wanted = types.flatMap((type) => {
      const root = roots.includes(type.name);
      const members =
        isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
          ? Object.keys(type.getFields())
          : isEnumType(type)
            ? type.getValues().map(({ name }) => name)
            : [];
      return [...(root ? [] : [type.name]), ...members.map((name) => (root ? name : `${type.name}.${name}`))];
    });
    expect(wanted.length).toBeGreaterThan(500);
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  test('has no link that leads nowhere', async () => {
    const { anchors, links } = await read();
    const elsewhere = /^(?:https:|\/(?:graphiql|schema\.graphql|favicon\.svg|docs\/docs\.css))/;
    expect([...links].filter((link) => !elsewhere.test(link) && !anchors.has(link))).toEqual([]);
    expect(links.size).toBeGreaterThan(500);
  });

  test('explains arguments, defaults, deprecations, how long an answer is kept, and who uses a type', async () => {
    const { text } = await page('/docs/queries');
    const plain = text.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"');
    expect(plain).toContain('limit: Int = 6');
    expect(plain).toContain('The same for everybody; may be kept for 60 s.');
    expect(plain).toContain('For the asking shopper alone; never kept.');
    const objects = (await page('/docs/objects')).text.replace(/<[^>]+>/g, '');
    expect(objects).toMatch(/Used by [^.]*cart, [\s\S]*CartPayload\.cart/);
    expect((await page('/docs/scalars')).text).toContain('href="https://www.rfc-editor.org/rfc/rfc3339"');
  });

  test('needs no script, no style of its own in the page, and nobody else', async () => {
    const { text, links } = await read();
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect(
      [...links].filter((link) => /^https?:/.test(link)).every((link) => /rfc-editor|w3\.org/.test(link)),
    ).toBe(true);
    const { headers } = await page('/docs');
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect((await page('/docs/docs.css')).headers.get('content-type')).toContain('text/css');
  });

  test('is found by a word, names first', async () => {
    const hits = async (term: string) =>
      [
        ...(await page(`/docs/search?q=${encodeURIComponent(term)}`)).text.matchAll(
          /<li><a href="([^"]+)"><code>/g,
        ),
      ].map(([, href]) => href);
    expect((await hits('addtocart'))[0]).toBe('/docs/mutations#addToCart');
    expect((await hits('cart'))[0]).toMatch(/#cart$/i);
    expect(await hits('idempotencyKey')).toContain('/docs/inputs#PlaceOrderInput.idempotencyKey');
    expect(await hits('nothing of the kind')).toEqual([]);
    const { text, status } = await page(
      `/docs/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect([status, text.includes('<script')]).toEqual([200, false]);
    expect((await page('/docs/search?q=a&q=b')).status).toBe(200);
  });

  test('says for each mutation what it may refuse, where and in which words', async () => {
    const { text } = await page('/docs/errors');
    const [, own = ''] = /<section aria-labelledby="confirmNewsletter">(.*?)<\/section>/s.exec(text) ?? [];
    expect(own).toContain('This link is not valid. Please subscribe again.');
    expect(own).not.toContain('This link is not valid.</p>');
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
    const without = mutations.filter((name) => !text.includes(`<section aria-labelledby="${name}">`));
    // These refuse nothing that is theirs alone.
    expect(without.sort()).toEqual(['clearCart', 'createSession', 'logout', 'setNewsletter']);
    const found = (await page('/docs/search?q=EMAIL_TAKEN')).text;
    expect(found).toContain('href="/docs/errors#register"');
    expect((await page('/docs/search?q=postcode+does+not+match')).text).toContain('/docs/errors#createAddress');
  });

  test('comes compressed, and again only when it has changed', async () => {
    const first = await page('/docs/objects', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await page('/docs/objects', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('is served in production only where the operator says so', async () => {
    const statusIn = async (environment: Readonly<Record<string, string>>) => {
      const replica = await startReplica(gateway, environment);
      const { status } = await fetch(`${replica.url}/docs/objects`);
      await replica.close();
      return status;
    };
    expect(await statusIn({ NODE_ENV: 'production' })).toBe(404);
    expect(await statusIn({ NODE_ENV: 'production', GRAPHQL_DOCS: 'true' })).toBe(200);
    expect(await statusIn({ GRAPHQL_DOCS: 'false' })).toBe(404);
    expect(await statusIn({ GRAPHQL_INTROSPECTION: 'false' })).toBe(404);
    expect((await page('/docs/nothing')).status).toBe(404);
  });
});

describe('an example', () => {
  test.each(EXAMPLES)('is valid: $title', ({ text, name }) => {
    expect(validate(schema, parse(text))).toEqual([]);
    expect(text).toMatch(new RegExp(`(?:query|mutation) ${name}\\b`));
  });

  test('after the other leads from the menu to an order', async () => {
    const shopper = new Shopper(gateway.url, { 'kontor-locale': 'de-DE' });
    const run = (name: string, changes: Readonly<Record<string, unknown>> = {}) => {
      const { text, variables } = EXAMPLES.find((one) => one.name === name) ?? EXAMPLES[0] ?? { text: '' };
      return shopper.ask(text, { ...variables, ...changes });
    };
    const menu = await run('Menu');
    await run('Shelf', { categoryId: textAt(menu, 'navigation', 0, 'categoryId') });
    const productId = await buyableProduct(shopper);
    await run('Product', { id: productId });
    await run('Add', { input: { productId } });
    const promotion = await run('Promotion', { input: { code: 'WILLKOMMEN10' } });
    expect(at(promotion, 'addPromotionCode', 'userErrors')).toEqual([]);
    expect(at(await run('Checkout'), 'checkout', 'blockers', 0, 'code')).toBe('CUSTOMER_MISSING');
    const { countries } = await run('Countries');
    const countryId = (Array.isArray(countries) ? countries : []).find((one) => at(one, 'iso') === 'CH')?.id;
    const guest = EXAMPLES.find(({ name }) => name === 'Guest')?.variables?.['input'];
    const billingAddress = { ...Object(at(guest, 'billingAddress')), countryId };
    await run('Guest', { input: { ...Object(guest), billingAddress } });
    const { cart } = await run('WhoAmI');
    const input = { idempotencyKey: 'example-1', cartHash: textAt(cart, 'hash'), termsAccepted: true };
    const { placeOrder } = await run('Order', { input });
    expect(placeOrder).toMatchObject({
      order: { number: expect.stringMatching(/^\d+$/) },
      userErrors: [],
    });
    const orderId = textAt(placeOrder, 'order', 'id');
    const { orderPayment } = await run('Outcome', { orderId });
    expect(orderPayment).toMatchObject({ outcome: 'OPEN', paid: false });
    const methods = at(await run('Checkout'), 'checkout', 'paymentMethods');
    const elsewhere = (Array.isArray(methods) ? methods : []).find((one) =>
      at(one, 'method', 'paysElsewhere'),
    );
    const way = { orderId, paymentMethodId: textAt(elsewhere, 'method', 'id') };
    expect(await run('PayAgain', { way, payment: { orderId } })).toEqual({
      changeOrderPayment: { order: { id: orderId, canPay: true }, userErrors: [] },
      payOrder: { paymentUrl: expect.stringMatching(/^http/), userErrors: [] },
    });
    expect(at(await run('Form'), 'formFields', 0, 'name')).toBe('salutation');
    expect(at(await run('Orders'), 'orders', 'orders')).toHaveLength(1);
    expect(at(await run('Login'), 'login', 'userErrors')).toEqual([]);
  });
});
