import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminToken } from '../contract/admin-token.ts';
import { Client } from '../contract/client.ts';
import { PLACEHOLDERS } from '../contract/placeholders.ts';
import { list, part } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import type { Entity } from '../shop/entity.ts';

let sandbox: Sandbox;
let writer: Client;

const REVIEW = {
  title: 'Schwer, aber gut',
  content: 'Seit drei Wochen jeden Tag im Einsatz, nichts klebt und nichts wackelt.',
  points: 1,
};

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterAll(() => sandbox.close());

beforeEach(async () => {
  sandbox.controls.reset();
  writer = new Client(sandbox.url);
  const login = { username: 'anna@example.ch', password: 'kontor-demo' };
  await writer.object('POST', '/store-api/account/login', login);
  const answer = await writer.send('POST', `/store-api/product/${PLACEHOLDERS['variant']}/review`, REVIEW);
  expect(answer.status).toBe(204);
});

async function titles(client: Client): Promise<unknown[]> {
  const path = `/store-api/product/${PLACEHOLDERS['parent']}/reviews`;
  return list(await client.object('POST', path, { limit: 50 }), 'elements').map(({ title }) => title);
}

async function average(): Promise<unknown> {
  const path = `/store-api/product/${PLACEHOLDERS['variant']}`;
  return part(await new Client(sandbox.url).object('POST', path, {}), 'product')['ratingAverage'];
}

describe('a review', () => {
  it('of a variant is shown with its parent, until it is accepted to its writer alone', async () => {
    expect(await titles(writer)).toContain(REVIEW.title);
    expect(await titles(new Client(sandbox.url))).not.toContain(REVIEW.title);
  });

  it('counts once staff have accepted it', async () => {
    const before = Number(await average());
    expect(sandbox.controls.acceptReviews(undefined, 'Danke!')).toBe(1);
    expect(await titles(new Client(sandbox.url))).toContain(REVIEW.title);
    expect(Number(await average())).toBeLessThan(before);
  });

  it('is accepted through the Admin API too', async () => {
    const headers = { authorization: `Bearer ${await adminToken(sandbox.url)}` };
    const found = await writer.send('POST', '/api/search/product-review', {}, headers);
    const [pending]: Entity[] = list(found, 'body', 'data');
    expect(pending).toMatchObject({ status: false, points: 1, externalEmail: 'anna@example.ch' });
    const path = `/api/product-review/${String(pending?.['id'])}`;
    expect((await writer.send('PATCH', path, { status: true }, headers)).status).toBe(204);
    expect(await titles(new Client(sandbox.url))).toContain(REVIEW.title);
  });
});
