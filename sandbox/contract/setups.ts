import type { Sandbox } from '../sandbox.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import { Client } from './client.ts';
import { PLACEHOLDERS } from './placeholders.ts';

/** Where a case starts: a sandbox, a client, and the names it may use. */
export interface Stage {
  readonly sandbox: Sandbox;
  readonly client: Client;
  readonly names: Record<string, string>;
}

type Setup = (stage: Stage) => Promise<void>;

const GUEST = {
  guest: true,
  email: 'gast@example.com',
  salutationId: PLACEHOLDERS['salutation'],
  firstName: 'Gerda',
  lastName: 'Gast',
  acceptedDataProtection: true,
  storefrontUrl: 'http://localhost:3000',
};

const ADDRESS = { street: 'Gasse 1', zipcode: '8000', city: 'Zürich', countryId: PLACEHOLDERS['country'] };
const ABROAD = {
  street: 'High Street 1',
  zipcode: 'SW1A 1AA',
  city: 'London',
  countryId: PLACEHOLDERS['countryNoShipping'],
};

/** Puts items into the cart by placeholder and quantity. */
export async function add(client: Client, items: Readonly<Record<string, number>>): Promise<Entity> {
  return client.object('POST', '/store-api/checkout/cart/line-item', {
    items: Object.entries(items).map(([name, quantity]) => {
      const id = PLACEHOLDERS[name];
      return { id, referencedId: id, type: 'product', quantity };
    }),
  });
}

async function code(client: Client, referencedId: string): Promise<void> {
  await client.object('POST', '/store-api/checkout/cart/line-item', {
    items: [{ type: 'promotion', referencedId }],
  });
}

/** Registers the session's guest. */
export async function register(client: Client, more: Entity = {}): Promise<Entity> {
  return client.object('POST', '/store-api/account/register', { ...GUEST, billingAddress: ADDRESS, ...more });
}

async function order(stage: Stage, name = 'order'): Promise<void> {
  await add(stage.client, { product: 1 });
  const placed = await stage.client.object('POST', '/store-api/checkout/order', {});
  stage.names[name] = String(placed['id']);
  stage.names['deepLinkCode'] = String(placed['deepLinkCode']);
}

async function pay(stage: Stage, action: string): Promise<void> {
  const { sandbox, client, names } = stage;
  const card = sandbox.controls.paymentMethodId('card');
  await client.object('PATCH', '/store-api/context', { paymentMethodId: card });
  await order(stage);
  const body = {
    orderId: names['order'],
    finishUrl: 'http://localhost:3000/ok',
    errorUrl: 'http://localhost:3000/err',
  };
  const { redirectUrl } = await client.object('POST', '/store-api/handle-payment', body);
  await fetch(String(redirectUrl), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action }),
  });
}

function addressIds(customer: Entity): string[] {
  const list = customer['addresses'];
  return Array.isArray(list) ? list.filter(isObject).map(({ id }) => String(id)) : [];
}

/** Named states in which cases start. */
export const SETUPS: Readonly<Record<string, Setup>> = {
  visitor: async () => undefined,
  session: async ({ client }) => {
    await client.object('PATCH', '/store-api/context', { languageId: PLACEHOLDERS['languageDe'] });
  },
  cart: async ({ client }) => {
    await add(client, { product: 2 });
  },
  'small cart': async ({ client }) => {
    await add(client, { product: 1 });
  },
  'session in a country without shipping': async ({ client }) => {
    await client.object('PATCH', '/store-api/context', { countryId: PLACEHOLDERS['countryNoShipping'] });
  },
  'double opt-in': async ({ sandbox }) => {
    sandbox.controls.set({ doubleOptIn: true });
  },
  'guest to be confirmed': async ({ client, sandbox }) => {
    sandbox.controls.set({ doubleOptInGuest: true });
    await add(client, { product: 1 });
    await register(client);
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
  guest: async ({ client, names }) => {
    names['ownAddress'] = addressIds(await register(client))[0] ?? '';
  },
  'guest with cart': async ({ client }) => {
    await register(client);
    await add(client, { product: 2 });
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
    await SETUPS['guest whose stock fell']?.(stage);
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
    await SETUPS['guest whose automatic promotion ended']?.(stage);
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
  order: async (stage) => {
    await register(stage.client);
    await order(stage);
  },
  'order of another': async (stage) => {
    const other = { ...stage, client: new Client(stage.client.url) };
    await register(other.client);
    await order(other);
    stage.names['orderOther'] = stage.names['order'] ?? '';
    await register(stage.client);
  },
  'order seen by a stranger': async (stage) => {
    await register(stage.client);
    await order(stage);
    stage.client.token = undefined;
  },
  'paid order': async (stage) => {
    await register(stage.client);
    await pay(stage, 'pay');
  },
  'cancelled order': async (stage) => {
    await register(stage.client);
    await order(stage);
    await stage.client.object('POST', '/store-api/order/state/cancel', { orderId: stage.names['order'] });
  },
  'inactive small payment': async (stage) => {
    await register(stage.client);
    await order(stage);
    stage.sandbox.controls.setActive('payment-method', 'cash', false);
  },
  customer: async ({ client }) => {
    await register(client, { guest: false, email: 'taken@example.com', password: 'Geheim123!' });
    client.token = undefined;
  },
  maintenance: async ({ client, sandbox }) => {
    await add(client, { product: 1 });
    sandbox.controls.setMaintenance(true);
  },
  'after maintenance': async ({ client, sandbox }) => {
    await add(client, { product: 1 });
    sandbox.controls.setMaintenance(true);
    await client.send('GET', '/store-api/checkout/cart');
    sandbox.controls.setMaintenance(false);
  },
  'inactive sales channel': async ({ client, sandbox }) => {
    await add(client, { product: 1 });
    sandbox.controls.set({ inactive: true });
  },
  'inactive landing page': async ({ sandbox }) => {
    sandbox.controls.setActive('landing-page', PLACEHOLDERS['landingPage'] ?? '', false);
  },
  'inactive product': async ({ sandbox }) => {
    sandbox.controls.setProduct('saucepan-kupfer', { active: false });
  },
  'euro session': async ({ client }) => {
    await client.object('PATCH', '/store-api/context', { currencyId: PLACEHOLDERS['currencyEur'] });
  },
  'euro cart': async ({ client }) => {
    await client.object('PATCH', '/store-api/context', { currencyId: PLACEHOLDERS['currencyEur'] });
    await add(client, { product: 1 });
  },
  'french session': async ({ client }) => {
    await client.object('PATCH', '/store-api/context', { languageId: PLACEHOLDERS['languageFr'] });
  },
  'renamed category': async ({ sandbox }) => {
    sandbox.controls.renamePath(PLACEHOLDERS['category'] ?? '', 'de', 'mannigfaltigkeit/');
  },
  'guest order links tried too often': async (stage) => {
    await register(stage.client);
    await order(stage);
    stage.client.token = undefined;
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: stage.names['deepLinkCode'] }];
    for (let attempt = 0; attempt < 10; attempt++) {
      await stage.client.send('POST', '/store-api/order', { filter, email: GUEST.email, zipcode: '0' });
    }
    stage.client.token = undefined;
  },
};
