import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { customer } from '../contract/customer-steps.ts';
import { add, register, type Stage } from '../contract/setup-steps.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { languageId } from '../session/language.ts';

let sandbox: Sandbox;
let stage: Stage;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterAll(() => sandbox.close());

beforeEach(() => {
  sandbox.controls.reset();
  stage = { sandbox, client: new Client(sandbox.url), names: {} };
});

async function linkOfOrder(): Promise<string | undefined> {
  await add(stage.client, { scarce: 1 });
  const placed = await stage.client.object('POST', '/store-api/checkout/order', {});
  Object.assign(stage.names, { order: placed['id'], code: placed['deepLinkCode'] });
  return /https?:\S+/.exec(sandbox.controls.mails().at(-1)?.text ?? '')?.[0];
}

it('a guest gets a link with the code of the order, in the language of the shop they were in', async () => {
  await stage.client.object('PATCH', '/store-api/context', { languageId: languageId('fr') });
  await register(stage.client, { storefrontUrl: 'http://localhost:3000/fr' });
  expect(await linkOfOrder()).toBe(`http://localhost:3000/fr/account/order/${stage.names['code']}`);
});

it('a customer gets a link to the order in the account', async () => {
  await customer(stage);
  expect(await linkOfOrder()).toBe(`http://localhost:3000/account/order/${stage.names['order']}`);
});

it('what a cancelled order held can be bought again', async () => {
  await customer(stage);
  const before = sandbox.controls.product('board-nuss')?.stock ?? 0;
  await linkOfOrder();
  expect(sandbox.controls.product('board-nuss')?.stock).toBe(before - 1);
  const body = { orderId: stage.names['order'] };
  await stage.client.object('POST', '/store-api/order/state/cancel', body);
  expect(sandbox.controls.product('board-nuss')?.stock).toBe(before);
});
