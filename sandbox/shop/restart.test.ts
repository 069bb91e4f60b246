import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { add, register } from '../contract/setup-steps.ts';
import { list, quantityOf } from '../contract/shop-client.ts';
import { startSandbox } from '../sandbox.ts';
import { demo } from './demo.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
});

afterAll(() => rm(folder, { recursive: true }));

it('carts, customers, orders and stock outlive a restart', async () => {
  const file = join(folder, 'shop.sqlite');
  const first = await startSandbox({ port: 0, file });
  const client = new Client(first.url);
  await register(client);
  await add(client, { scarce: 1 });
  await client.object('POST', '/store-api/checkout/order', {});
  await add(client, { product: 3 });
  await first.close();

  const second = await startSandbox({ port: 0, file });
  const again = new Client(second.url);
  again.token = client.token;
  expect(quantityOf(await again.object('GET', '/store-api/checkout/cart'))).toBe(3);
  expect(list(await again.object('POST', '/store-api/order', {}), 'orders', 'elements')).toHaveLength(1);
  expect(second.controls.product('board-nuss')?.stock).toBe(2);
  await second.close();
});

it('a file of an older form is emptied and has the demo customers again', async () => {
  const file = join(folder, 'older.sqlite');
  const older = new DatabaseSync(file);
  older.exec(
    'CREATE TABLE customer (position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT UNIQUE NOT NULL, body TEXT NOT NULL)',
  );
  older.exec('INSERT INTO customer (id, body) VALUES (\'x\', \'{"email":"alt@example.com"}\')');
  older.close();
  const sandbox = await startSandbox({ port: 0, file });
  const login = async (username: string) =>
    (
      await new Client(sandbox.url).send('POST', '/store-api/account/login', {
        username,
        password: demo.password,
      })
    ).status;
  expect([await login('alt@example.com'), await login('anna@example.ch')]).toEqual([401, 200]);
  await sandbox.close();
});
