import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { customer } from '../contract/customer-steps.ts';
import { list, part } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
let productIds: string[];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const found = await new Client(sandbox.url).object('POST', '/store-api/product', {
    limit: 40,
    includes: { product: ['id'] },
  });
  productIds = list(found, 'elements').map(({ id }) => String(id));
});

afterAll(() => sandbox.close());

beforeEach(async () => {
  sandbox.controls.reset();
  client = new Client(sandbox.url);
  await customer({ sandbox, client, names: {} });
});

async function page(number: number): Promise<{ ids: string[]; total: unknown }> {
  const answer = await client.object('POST', '/store-api/customer/wishlist', {
    limit: 15,
    p: number,
    'total-count-mode': 'exact',
    includes: { product: ['id'] },
  });
  const ids = list(answer, 'products', 'elements').map(({ id }) => String(id));
  return { ids, total: part(answer, 'products')['total'] };
}

describe('a wishlist', () => {
  it('of forty products merged twice has forty, on pages without gap or overlap', async () => {
    for (let time = 0; time < 2; time++)
      await client.object('POST', '/store-api/customer/wishlist/merge', { productIds });
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ ids }) => ids.length)).toEqual([15, 15, 10]);
    expect(pages.every(({ total }) => total === 40)).toBe(true);
    expect(new Set(pages.flatMap(({ ids }) => ids))).toEqual(new Set(productIds));
  });

  it('shows what was put on it last first, and leaves out what is not sold any more', async () => {
    const [first = '', second = '', third = ''] = productIds;
    for (const id of [first, second, third])
      await client.object('POST', `/store-api/customer/wishlist/add/${id}`, {});
    sandbox.controls.setProduct(second, { active: false });
    expect(await page(1)).toEqual({ ids: [third, first], total: 2 });
  });
});
