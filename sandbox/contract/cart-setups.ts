import { PLACEHOLDERS } from './placeholders.ts';
import { add, code, type Setup } from './setup-steps.ts';

export const CART_SETUPS: Readonly<Record<string, Setup>> = {
  cart: async ({ client }) => {
    await add(client, { product: 2 });
  },
  'small cart': async ({ client }) => {
    await add(client, { product: 1 });
  },
  'cart with several': async ({ client }) => {
    await add(client, { product: 2, tiered: 6, variant: 1 });
  },
  'cart of a dear thing': async ({ client }) => {
    await add(client, { dear: 1 });
  },
  'cart with the last ones': async ({ client }) => {
    await add(client, { scarce: 3 });
  },
  'cheap cart': async ({ client, sandbox }) => {
    sandbox.controls.setActive('promotion', 'big', false);
    await add(client, { product: 2 });
  },
  'cart with steps': async ({ client, sandbox }) => {
    sandbox.controls.setActive('promotion', 'big', false);
    await add(client, { stepped: 12 });
  },
  'cart whose product sold out': async ({ client, sandbox }) => {
    await add(client, { scarce: 2 });
    sandbox.controls.setProduct('board-nuss', { stock: 0 });
  },
  'cart whose stock fell': async ({ client, sandbox }) => {
    await add(client, { scarce: 3 });
    sandbox.controls.setProduct('board-nuss', { stock: 2 });
  },
  'cart whose product was deactivated': async ({ client, sandbox }) => {
    await add(client, { scarce: 1, product: 1 });
    sandbox.controls.setProduct('board-nuss', { active: false });
  },
  'cart with only a download': async ({ client }) => {
    await add(client, { download: 1 });
  },
  'cart with small methods': async ({ client }) => {
    const methods = {
      paymentMethodId: PLACEHOLDERS['paymentSmall'],
      shippingMethodId: PLACEHOLDERS['shippingSmall'],
    };
    await client.object('PATCH', '/store-api/context', methods);
    await add(client, { product: 1 });
  },
  'cart with a blocked payment method': async ({ client, sandbox }) => {
    sandbox.controls.setActive('promotion', 'big', false);
    await client.object('PATCH', '/store-api/context', { paymentMethodId: PLACEHOLDERS['paymentSmall'] });
    await add(client, { dear: 3 });
  },
  'cart with blocked methods': async ({ client }) => {
    const methods = {
      paymentMethodId: PLACEHOLDERS['paymentSmall'],
      shippingMethodId: PLACEHOLDERS['shippingSmall'],
    };
    await client.object('PATCH', '/store-api/context', methods);
    await add(client, { dear: 3 });
  },
  'cart with inactive methods': async ({ client, sandbox }) => {
    await add(client, { product: 1 });
    sandbox.controls.setActive('payment-method', 'invoice', false);
    sandbox.controls.setActive('shipping-method', 'post-economy', false);
  },
  'cart with an inactive payment method': async ({ client, sandbox }) => {
    await add(client, { product: 1 });
    sandbox.controls.setActive('payment-method', 'invoice', false);
  },
  'cart with a code': async ({ client }) => {
    await add(client, { product: 2 });
    await code(client, 'WILLKOMMEN10');
  },
  'dear cart with a code': async ({ client }) => {
    await add(client, { dear: 1 });
    await code(client, 'WILLKOMMEN10');
  },
  'dear cart with the stronger code': async ({ client }) => {
    await add(client, { dear: 1 });
    await code(client, 'WINTER25');
  },
  'cart with a code too early': async ({ client }) => {
    await add(client, { product: 1 });
    await code(client, 'WINTER25');
  },
  'cart with a code that fits': async ({ client }) => {
    await add(client, { product: 1, dear: 1 });
    await code(client, 'WINTER25');
  },
  'cart with two codes that exclude each other': async ({ client }) => {
    await add(client, { dear: 1 });
    await code(client, 'WILLKOMMEN10');
    await code(client, 'WINTER25');
  },
  'cart just below the automatic promotion': async ({ client }) => {
    await add(client, { dear: 1, product: 1 });
  },
  'cart with the automatic promotion': async ({ client }) => {
    await add(client, { dear: 2, product: 1 });
  },
  'cart whose automatic promotion ended': async ({ client, sandbox }) => {
    await add(client, { dear: 2, product: 1 });
    sandbox.controls.setActive('promotion', 'big', false);
  },
  'euro cart': async ({ client }) => {
    await client.object('PATCH', '/store-api/context', { currencyId: PLACEHOLDERS['currencyEur'] });
    await add(client, { product: 1 });
  },
};
