import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Replica, startReplica, startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const SESSIONS = 1_000;
const AT_ONCE = 20;
const [OLD, FRESH] = ['the-old-secret-of-32-characters-x', 'the-new-secret-of-32-characters-y'];
const COOKIE = 'sw-context-token';

let before: TestGateway;
let during: Replica;
let after: Replica;

beforeAll(async () => {
  before = await startTestGateway({ SESSION_SECRETS: OLD });
  during = await startReplica(before, { SESSION_SECRETS: `${FRESH},${OLD}` });
  after = await startReplica(before, { SESSION_SECRETS: FRESH });
});
afterAll(async () => {
  await Promise.all([during.close(), after.close()]);
  await before.close();
});

/** Runs an action for many sessions, some concurrently; returns results in order. */
async function forEach<T>(action: (index: number) => Promise<T>): Promise<T[]> {
  const outcomes: T[] = [];
  for (let start = 0; start < SESSIONS; start += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, SESSIONS - start) }, (_, index) =>
      action(start + index),
    );
    outcomes.push(...(await Promise.all(some)));
  }
  return outcomes;
}

/** Cart count of a session, and the session as sealed afterwards. */
async function comeBack({ url }: Pick<Replica, 'url'>, sealed: string) {
  const shopper = new Shopper(url);
  shopper.cookies.set(COOKIE, sealed);
  const data = await shopper.ask('{ cart { totalQuantity } }');
  return { count: at(data, 'cart', 'totalQuantity'), sealed: shopper.cookies.get(COOKIE) ?? '' };
}

test('1,000 sessions survive a rotation of the secrets', {
  timeout: 600_000,
}, async () => {
  const product = await buyableProduct(new Shopper(before.url));
  const pieces = (index: number) => 1 + (index % 3);
  const old = await forEach(async (index) => {
    const shopper = new Shopper(before.url);
    await addToCart(shopper, product, pieces(index));
    return shopper.cookies.get(COOKIE) ?? '';
  });
  expect(new Set(old).size).toBe(SESSIONS);

  // After a new first secret old sessions still open, and are sealed again on use.
  const renewed = await forEach((index) => comeBack(during, old[index] ?? ''));
  expect(renewed.filter(({ count }, index) => count !== pieces(index))).toEqual([]);
  expect(renewed.filter(({ sealed }, index) => sealed === old[index])).toEqual([]);

  // Without the old secret, sessions sealed again still open.
  const survivors = await forEach((index) => comeBack(after, renewed[index]?.sealed ?? ''));
  expect(survivors.filter(({ count }, index) => count !== pieces(index))).toEqual([]);
  expect(survivors.filter(({ sealed }, index) => sealed !== renewed[index]?.sealed)).toEqual([]);
});

test('a session sealed with a removed secret is a new visitor', async () => {
  const shopper = new Shopper(before.url);
  await addToCart(shopper, await buyableProduct(shopper));
  expect((await comeBack(after, shopper.cookies.get(COOKIE) ?? '')).count).toBe(0);
});
