import { Client } from './client.ts';
import { customer, OTHER } from './customer-steps.ts';
import { add, register, type Setup, type Stage } from './setup-steps.ts';
import { part } from './shop-client.ts';

async function boughtFile(stage: Stage): Promise<void> {
  await customer(stage);
  await add(stage.client, { product: 1, download: 1 });
  const placed = await stage.client.object('POST', '/store-api/checkout/order', {});
  stage.names['order'] = String(placed['id']);
  stage.names['bought'] = String(part(placed, 'lineItems', 1, 'downloads', 0)['id']);
}

async function paidFile(stage: Stage): Promise<void> {
  await boughtFile(stage);
  stage.sandbox.controls.workOnOrder(stage.names['order'] ?? '', { payment: 'paid' });
}

async function asAnother(stage: Stage): Promise<void> {
  const other = new Client(stage.client.url);
  await register(other, OTHER);
  stage.client.token = other.token;
}

async function invoice(stage: Stage, sent: boolean, isStatic = false): Promise<void> {
  await customer(stage);
  await add(stage.client, { product: 1 });
  const placed = await stage.client.object('POST', '/store-api/checkout/order', {});
  const id = String(placed['id']);
  const { document, code } = stage.sandbox.controls.makeDocument(id, 'invoice', { sent, hasFile: !isStatic });
  Object.assign(stage.names, { order: id, document, documentCode: code });
}

export const PAPER_SETUPS: Readonly<Record<string, Setup>> = {
  'unpaid download': boughtFile,
  'unpaid download seen by a stranger': async (stage) => {
    await boughtFile(stage);
    stage.client.token = undefined;
  },
  'paid download': paidFile,
  'paid download, public': async (stage) => {
    await paidFile(stage);
    stage.sandbox.controls.set({ publicDownloads: true });
  },
  'paid download seen by another': async (stage) => {
    await paidFile(stage);
    await asAnother(stage);
  },
  'document without a file': (stage) => invoice(stage, true, true),
  'document not sent': (stage) => invoice(stage, false),
  'document sent': (stage) => invoice(stage, true),
  'document sent, seen by another': async (stage) => {
    await invoice(stage, true);
    await asAnother(stage);
  },
  'document sent, seen by a stranger': async (stage) => {
    await invoice(stage, true);
    stage.client.token = undefined;
  },
};
