import { describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at } from '../../testing/shopper.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';

const gateway = testGateway();

describe('a partial response', () => {
  const url = () =>
    `${gateway.url}/graphql?query=${encodeURIComponent('{ search(term: "messer") { totalCount } languages { locale } }')}`;

  test('is uncached, and complete once Shopware recovers', async () => {
    gateway.upstream.fault = respondTo('/search', 500, 'broken');
    const broken = await fetch(url());
    expect(broken.headers.get('cache-control')).toBe('private, no-store');
    expect(broken.headers.get('etag')).toBeNull();
    expect(at(await broken.json(), 'data', 'search')).toBeNull();
    gateway.upstream.fault = null;
    await expect
      .poll(async () => at(await (await fetch(url())).json(), 'data', 'search', 'totalCount'), {
        timeout: 20_000,
      })
      .toEqual(expect.any(Number));
    const complete = await fetch(url());
    expect(await complete.json()).not.toHaveProperty('errors');
    expect(complete.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
  });
});
