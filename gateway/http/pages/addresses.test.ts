import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rawRequest } from '../../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../../testing/shop.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

const ID = '0'.repeat(31);
const rendered: string[] = [];
let shop: TestShop;

beforeAll(async () => {
  const bundle = tinyBundle();
  shop = await startTestShop(
    1,
    {},
    {
      bundle: {
        ...bundle,
        render: (input) => {
          rendered.push(input.url + (input.langDebug ? ' keys' : ''));
          return bundle.render(input);
        },
      },
    },
  );
});
afterAll(() => shop.close());
beforeEach(() => rendered.splice(0));

const get = (path: string) => rawRequest(shop.gateways[0]?.url ?? '', path);
const all = async (paths: readonly string[]) => {
  for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200]);
};
/** Number of pages in Redis; their keys are hashed. */
const inRedis = (): number =>
  Number(execFileSync('redis-cli', ['-p', String(shop.redis.port), 'dbsize'], { encoding: 'utf8' }));

describe('invented queries', () => {
  test('lead to the same page if its route ignores them', async () => {
    await all(['/kochen/', '/kochen/?q=1', '/kochen/?q=2&x[]=3', '/kochen/?utm_source=a', '/kochen/?&&p=1']);
    await all([
      '/kochen/?p=abc',
      '/kochen/?p=0',
      '/kochen/?order=a%20b',
      '/kochen/?rating=9',
      '/kochen/?em=a',
    ]);
    expect(rendered).toEqual(['/kochen/']);
  });

  test('with invalid filter values keep the valid ones', async () => {
    await all([`/kochen/?manufacturer=zz|${ID}1&properties=aa|bb&p=2`]);
    expect(rendered).toEqual([`/kochen/?manufacturer=${ID}1&p=2`]);
  });

  test('with a tag are separate pages', async () => {
    await all(['/rezepte/?p=2&tag=Suppe&x=1', '/rezepte/?tag=']);
    expect(rendered).toEqual(['/rezepte/?tag=Suppe&p=2', '/rezepte/']);
  });

  test('of one choice are one page in any spelling', async () => {
    await all([
      `/backen/?properties=${ID}1&properties=${ID}2&p=2`,
      `/backen/?p=2&properties=${ID}1%7C${ID}2`,
    ]);
    expect(rendered).toEqual([`/backen/?properties=${ID}1|${ID}2&p=2`]);
  });

  test('are not stored in Redis unless the shop bounds them', async () => {
    await all(['/schneiden/', '/schneiden/?p=2']);
    const before = inRedis();
    await all(Array.from({ length: 20 }, (_, index) => `/schneiden/?order=made-up-${index}`));
    await all(Array.from({ length: 20 }, (_, index) => `/schneiden/?p=${index + 11}`));
    for (let index = 0; index < 20; index++) expect((await get(`/nowhere-${index}/`)).status).toBe(404);
    for (let index = 0; index < 20; index++) await get(`/account/order/code-of-an-order-${index}`);
    // Other keys come and go meanwhile: request counts, channel data.
    expect(inRedis() - before).toBeLessThan(5);
  });

  test('nor are responses to ad-hoc documents and variables', async () => {
    const ask = (query: string) => get(`/graphql?query=${encodeURIComponent(query)}&locale=de-DE`);
    await ask('{ languages { locale } }');
    const before = inRedis();
    for (let index = 0; index < 20; index++) {
      expect((await ask(`{ search(term: "made-up-${index}") { totalCount } }`)).status).toBe(200);
      expect((await ask(`{ a${index}: languages { locale } }`)).status).toBe(200);
    }
    expect(inRedis() - before).toBeLessThan(5);
  });
});

test('control characters do not reach a page', async () => {
  await get('/search?search=%00pot%0A');
  expect(rendered).toEqual(['/search?search=pot']);
});

test('secrets of a link reach neither the page nor its cache key', async () => {
  for (const hash of ['SECRET-A', 'SECRET-B']) {
    await get(`/account/recover/password?hash=${hash}`);
    await get(`/en/newsletter-subscribe?em=${hash}&hash=${hash}`);
    await get(`/registration/confirm?em=${hash}&hash=${hash}`);
  }
  expect(rendered).toEqual([
    '/account/recover/password?hash=1',
    '/en/newsletter-subscribe?em=1&hash=1',
    '/registration/confirm?em=1&hash=1',
  ]);
});

describe('a page has one URL', () => {
  test.each([
    ['/FR/', '/fr/'],
    ['//kochen/', '/kochen/'],
    ['/kochen//', '/kochen/'],
    ['/caf%c3%a9/', '/caf%C3%A9/'],
    ['//EN//kochen//?a=1', '/en/kochen/?a=1'],
  ])('%s redirects permanently to %s', async (asked, location) => {
    const answer = await get(asked);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });
});

describe('the URL of a private screen is never a referrer', () => {
  test.each([
    '/account/recover/password?hash=x',
    '/account/order/abc',
    '/checkout/success/abc/paid',
    '/newsletter-subscribe?em=a&hash=b',
    '/fr/registration/confirm?em=a&hash=b',
    '/search?search=anna@example.ch',
  ])('%s', async (path) => {
    expect((await get(path)).headers['referrer-policy']).toBe('no-referrer');
  });

  test('others are on the same origin', async () => {
    expect((await get('/kochen/')).headers['referrer-policy']).toBe('strict-origin');
  });
});
