import { Client } from './client.ts';
import { readMail } from './customer-steps.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { ABROAD, ADDRESS, add, addressIds, code, GUEST, register, type Setup } from './setup-steps.ts';

export const GUEST_SETUPS: Readonly<Record<string, Setup>> = {
  'guest to be confirmed': async (stage) => {
    const { client, sandbox } = stage;
    sandbox.controls.set({ doubleOptInGuest: true });
    await add(client, { product: 1 });
    await register(client);
    readMail(stage, 'optIn');
  },
  guest: async ({ client, names }) => {
    names['ownAddress'] = addressIds(await register(client))[0] ?? '';
  },
  'guest with cart': async ({ client }) => {
    await register(client);
    await add(client, { product: 2 });
  },
  'guest with cart, logged out': async ({ client }) => {
    await register(client);
    await add(client, { product: 2 });
    await client.object('POST', '/store-api/account/logout', {});
  },
  'guest with several': async ({ client }) => {
    await register(client);
    await add(client, { product: 2, variant: 1 });
  },
  'guest with only a download': async ({ client }) => {
    await register(client);
    await add(client, { download: 1 });
  },
  'guest with blocked methods': async ({ client }) => {
    await register(client);
    const methods = {
      paymentMethodId: PLACEHOLDERS['paymentSmall'],
      shippingMethodId: PLACEHOLDERS['shippingSmall'],
    };
    await client.object('PATCH', '/store-api/context', methods);
    await add(client, { dear: 3 });
  },
  'guest with blocked shipping': async ({ client }) => {
    await register(client);
    await client.object('PATCH', '/store-api/context', { shippingMethodId: PLACEHOLDERS['shippingSmall'] });
    await add(client, { product: 1 });
  },
  'guest whose stock fell': async ({ client, sandbox }) => {
    await register(client);
    await add(client, { scarce: 3 });
    sandbox.controls.setProduct('board-nuss', { stock: 1 });
  },
  'guest whose stock fell, after the failed order': async (stage) => {
    await GUEST_SETUPS['guest whose stock fell']?.(stage);
    await stage.client.send('POST', '/store-api/checkout/order', {});
  },
  'guest whose product is gone': async ({ client, sandbox }) => {
    await register(client);
    await add(client, { scarce: 1 });
    sandbox.controls.setProduct('board-nuss', { active: false });
  },
  'guest whose last item was sold': async ({ client, sandbox }) => {
    await register(client);
    await add(client, { scarce: 1 });
    sandbox.controls.setProduct('board-nuss', { stock: 0 });
  },
  'guest whose automatic promotion ended': async ({ client, sandbox }) => {
    await register(client);
    await add(client, { dear: 2, product: 1 });
    sandbox.controls.setActive('promotion', 'big', false);
  },
  'guest whose automatic promotion ended, after the failed order': async (stage) => {
    await GUEST_SETUPS['guest whose automatic promotion ended']?.(stage);
    await stage.client.send('POST', '/store-api/checkout/order', {});
  },
  'guest whose code ended': async ({ client, sandbox }) => {
    await register(client);
    await add(client, { product: 1 });
    await code(client, 'WILLKOMMEN10');
    sandbox.controls.setActive('promotion', 'welcome', false);
  },
  'guest with a code too early': async ({ client }) => {
    await register(client);
    await add(client, { product: 1 });
    await code(client, 'WINTER25');
  },
  'guest with an address abroad': async ({ client, names }) => {
    const ids = addressIds(await register(client, { shippingAddress: { ...GUEST, ...ABROAD } }));
    names['addressAbroad'] = ids[1] ?? '';
    await add(client, { product: 1 });
  },
  'guest without salutation': async ({ client, sandbox, names }) => {
    const shipping = { ...ADDRESS, firstName: 'Vera', lastName: 'Adresse' };
    names['ownAddress'] = addressIds(await register(client, { shippingAddress: shipping }))[1] ?? '';
    await add(client, { product: 1 });
    sandbox.controls.dropSalutation(names['ownAddress']);
  },
  'guest without billing salutation': async ({ client, sandbox }) => {
    const [billing = ''] = addressIds(await register(client, { shippingAddress: { ...GUEST, ...ADDRESS } }));
    await add(client, { product: 1 });
    sandbox.controls.dropSalutation(billing);
  },
  'guest beside another': async (stage) => {
    const other = new Client(stage.client.url);
    stage.names['foreignAddress'] = addressIds(await register(other))[0] ?? '';
    stage.names['ownAddress'] = addressIds(await register(stage.client))[0] ?? '';
  },
  'visitor beside a guest': async (stage) => {
    const other = new Client(stage.client.url);
    stage.names['foreignAddress'] = addressIds(await register(other))[0] ?? '';
  },
  customer: async ({ client }) => {
    await register(client, { guest: false, email: 'taken@example.com', password: 'Geheim123!' });
    client.token = undefined;
  },
};
