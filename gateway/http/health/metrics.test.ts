import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import catalogue from '../../platform/metrics/catalogue.json' with { type: 'json' };
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../../testing/guest.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { startTestRedis, type TestRedis } from '../../testing/redis.ts';
import { Shopper } from '../../testing/shopper.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

let redis: TestRedis;
let gateway: TestGateway;

beforeAll(async () => {
  redis = await startTestRedis();
  gateway = await startTestGateway({ REDIS_URL: redis.url, WEBHOOK_SECRET }, { bundle: tinyBundle() });
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, await buyableProduct(shopper));
  await identify(shopper);
  await placeOrder(shopper, 'measured-order');
  await fetch(`${gateway.url}/kochen/`);
  await purge(gateway.url, ['product']);
});
afterAll(async () => {
  await gateway.close();
  await redis.close();
});

async function metrics(): Promise<string> {
  return (await fetch(`${gateway.url}/metrics`)).text();
}

async function exposed(): Promise<unknown[]> {
  const text = await metrics();
  return [...text.matchAll(/^# HELP (kontor_\w+) (.+)$/gm)].map(([, name, help]) => ({ name, help }));
}

describe('/metrics', () => {
  test('contains the metrics of the catalogue', async () => {
    const listed = Object.values(catalogue)
      .flatMap((entries) => Object.values(entries))
      .map(({ name, help }) => ({ name, help }));
    expect(await exposed()).toEqual(expect.arrayContaining(listed));
    expect(await exposed()).toHaveLength(listed.length);
  });

  test.each([
    /kontor_http_request_duration_seconds_count\{route="\/graphql",method="POST",status="200"\} \d+/,
    /kontor_graphql_operation_duration_seconds_count\{operation="other",outcome="ok"\} \d+/,
    /kontor_page_render_duration_seconds_count\{status="200"\} 1/,
    /kontor_upstream_call_duration_seconds_count\{upstream="store",route="\/store-api\/checkout\/order",outcome="200"\} 1/,
    /kontor_upstream_circuit\{upstream="store"\} 0/,
    /kontor_cache_lookups_total\{read="\w+",outcome="miss"\} \d+/,
    /kontor_graphql_requests_total\{client="unnamed",version="",outcome="ok"\} \d+/,
    /kontor_build_info\{version="\d+\.\d+\.\d+",release="tiny",node="26[^"]*"\} 1/,
    /kontor_cache_entries \d+/,
    /kontor_cache_purges_total\{everywhere="true"\} 1/,
    /kontor_redis_up 1/,
    /kontor_session_wait_seconds_count \d+/,
    /kontor_orders_total\{outcome="placed"\} 1/,
    /nodejs_eventloop_lag_seconds /,
  ])('measures %s', async (line) => expect(await metrics()).toMatch(line));

  test('/fields counts schema members by frontend', async () => {
    const headers = { 'content-type': 'application/json', 'graphql-client-name': 'app' };
    const body = JSON.stringify({ query: '{ languages { locale } }' });
    await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
    const answer = await fetch(`${gateway.url}/metrics/fields`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toContain(
      'kontor_graphql_field_requests_total{field="Language.locale",client="app",deprecated="false"} 1',
    );
    expect(text).toMatch(/\{field="Query.page\(path:\)",client="storefront",deprecated="false"\} [1-9]/);
    const forwarded = await fetch(`${gateway.url}/metrics/fields`, { headers: { via: '1.1 proxy' } });
    expect(forwarded.status).toBe(404);
  });

  test('has no more lines for more products and people', async () => {
    const routes = [...(await metrics()).matchAll(/route="([^"]+)"/g)].map(([, route]) => route);
    expect(routes.filter((route) => /[0-9a-f]{32}|@/.test(route ?? ''))).toEqual([]);
  });
});
