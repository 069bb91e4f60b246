import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Seal } from '../../platform/crypto/seal.ts';
import { newCustomer, stateOf } from '../../testing/customer.ts';
import { ACCESS_TOKEN, testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const SECRET = 'a-secret-for-tests-of-32-characters';
const COOKIE = '__Host-sw-context-token';

let sealed: string;
let product: string;

const gateway = testGateway({ PUBLIC_URL: 'https://kontor.example' });
beforeAll(async () => {
  const { shopper } = await newCustomer(gateway);
  sealed = shopper.cookies.get(COOKIE) ?? '';
  product = await buyableProduct(new Shopper(gateway.url));
});

const flipped = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
/** A session sealed days ago. */
function sealedAgo(days: number): string {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - days * 86_400_000 });
  try {
    return new Seal([SECRET], COOKIE, ACCESS_TOKEN).seal('0123456789abcdef0123456789abcdef~c');
  } finally {
    vi.useRealTimers();
  }
}
const purposes = ['captcha', 'upload'] as const;
const used = () => gateway.upstream.calls.flatMap(({ headers }) => headers['sw-context-token'] ?? []).length;

describe('an invalid session is a new visitor without an error', () => {
  const forged: Record<string, () => string> = {
    'a truncated one': () => sealed.slice(0, -1),
    'one with a changed character': () => flipped(sealed, Math.floor(sealed.length / 2)),
    'one of another secret': () =>
      new Seal(['another-secret-of-32-characters-xx'], COOKIE, ACCESS_TOKEN).seal('0'.repeat(32)),
    'one that is older than its cookie may be': () => sealedAgo(366),
    'an open token': () => '0123456789abcdef0123456789abcdef',
    'a very long one': () => `${sealed}${'A'.repeat(7_000)}`,
    ...Object.fromEntries(
      purposes.map((purpose) => [
        `what was sealed as ${purpose}`,
        () => new Seal([SECRET], purpose, ACCESS_TOKEN).seal('0123456789abcdef0123456789abcdef'),
      ]),
    ),
  };
  test.each(Object.keys(forged))('%s', async (name) => {
    const value = forged[name]?.() ?? '';
    const before = used();
    for (const headers of [{ cookie: `${COOKIE}=${value}` }, { authorization: `Bearer ${value}` }]) {
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"query":"{ session { state expired } cart { totalQuantity } }"}',
      });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { data: { session: { state: 'VISITOR', expired: false }, cart: { totalQuantity: 0 } } },
      ]);
    }
    expect(used()).toBe(before);
    const shopper = new Shopper(gateway.url);
    shopper.cookies.set(COOKIE, value);
    expect(at(await addToCart(shopper, product), 'cart', 'totalQuantity')).toBe(1);
  });
});

describe('the session cookie', () => {
  const cookiesOf = async (url: string) => {
    const { headers } = await new Shopper(url).send(
      'mutation ($id: ID!) { addToCart(input: { items: [{ productId: $id }] }) { cart { totalQuantity } } }',
      { id: product },
    );
    return headers.getSetCookie().toSorted();
  };

  test('is for this host, all paths, 365 days, HttpOnly and https only', async () => {
    const [session, marker] = await cookiesOf(gateway.url);
    expect(session).toMatch(
      /^__Host-sw-context-token=[\w.-]{60,400}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    // Contains no data but the fact that a session exists.
    expect(marker).toBe('kontor-session=1; Max-Age=31536000; Path=/; Secure; SameSite=Lax');
  });

  test('is new after each login, which invalidates the old one', async () => {
    const { shopper, email } = await newCustomer(gateway);
    const asCustomer = shopper.cookies.get(COOKIE) ?? '';
    await shopper.ask('mutation { logout { userErrors { code } } }');
    const out = shopper.cookies.get(COOKIE) ?? '';
    expect(out).not.toBe(asCustomer);
    await shopper.ask(`mutation ($input: LoginInput!) { login(input: $input) { userErrors { code } } }`, {
      input: { email, password: 'Geheim123!' },
    });
    expect(shopper.cookies.get(COOKIE)).not.toBe(out);
    expect(await stateOf(shopper)).toBe('CUSTOMER');
    for (const old of [asCustomer, out]) {
      const thief = new Shopper(gateway.url);
      thief.cookies.set(COOKIE, old);
      expect(await stateOf(thief)).not.toBe('CUSTOMER');
    }
  });
});
