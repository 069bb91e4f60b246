import type { Sandbox } from '../sandbox.ts';
import { type Entity, objectsIn } from '../state/entity.ts';
import { at, Client } from './client.ts';
import { PLACEHOLDERS } from './placeholders.ts';

/** The start of a case. */
export interface Stage {
  readonly sandbox: Sandbox;
  readonly client: Client;
  /** Values of placeholders. */
  readonly names: Record<string, string>;
}

export type Step = (stage: Stage) => unknown;

const STOREFRONT = 'http://localhost:3000';
export const CUSTOMER = { guest: false, email: 'kundin@example.com', password: 'Geheim123!' };
export const ADDRESS = {
  street: 'Gasse 1',
  zipcode: '8000',
  city: 'Zürich',
  countryId: PLACEHOLDERS['country'],
};
export const ABROAD = {
  street: 'High Street 1',
  zipcode: 'SW1A 1AA',
  city: 'London',
  countryId: PLACEHOLDERS['countryNoShipping'],
};
const GUEST = {
  guest: true,
  email: 'gast@example.com',
  salutationId: PLACEHOLDERS['salutation'],
  firstName: 'Gerda',
  lastName: 'Gast',
  acceptedDataProtection: true,
  storefrontUrl: STOREFRONT,
  billingAddress: ADDRESS,
};

/** Registers a guest, or a customer with `CUSTOMER`. */
export function register(more: Entity = {}): Step {
  return async ({ client, names }) => {
    const customer = await client.post('/account/register', { ...GUEST, ...more });
    const [billing = {}, shipping = {}] = objectsIn(customer['addresses']);
    Object.assign(names, {
      customer: customer['id'],
      ownAddress: billing['id'],
      addressAbroad: shipping['id'],
    });
  };
}

/** Adds products, by the names of their placeholders. */
export function add(quantities: Readonly<Record<string, number>>): Step {
  const items = Object.entries(quantities).map(([name, quantity]) => {
    const id = PLACEHOLDERS[name];
    return { id, referencedId: id, type: 'product', quantity };
  });
  return ({ client }) => client.post('/checkout/cart/line-item', { items });
}

export function code(referencedId: string): Step {
  return ({ client }) =>
    client.post('/checkout/cart/line-item', { items: [{ type: 'promotion', referencedId }] });
}

/** Changes the session, by the names of placeholders. */
export function choose(fields: Readonly<Record<string, string>>): Step {
  const body = Object.fromEntries(Object.entries(fields).map(([field, name]) => [field, PLACEHOLDERS[name]]));
  return ({ client }) => client.post('/context', body, 'PATCH');
}

export function product(change: { stock?: number; active?: boolean }, key = 'board-nuss'): Step {
  return ({ sandbox }) => sandbox.controls.setProduct(key, change);
}

export function inactive(...[kind, key]: [Parameters<Sandbox['controls']['setActive']>[0], string]): Step {
  return ({ sandbox }) => sandbox.controls.setActive(kind, key, false);
}

export function set(values: Parameters<Sandbox['controls']['set']>[0]): Step {
  return ({ sandbox }) => sandbox.controls.set(values);
}

export function post(path: string, body: Entity = {}): Step {
  return ({ client }) => client.send('POST', `/store-api${path}`, body);
}

/** Continues on another device. */
export const newDevice: Step = ({ client }) => {
  client.token = undefined;
};

/** Runs steps on another device, then continues here. */
export function onAnotherDevice(...steps: readonly Step[]): Step {
  return async (stage) => {
    const client = new Client(stage.client.url);
    for (const step of steps) await step({ ...stage, client });
  };
}

/** Stores `em` and `hash` of the latest mail. */
export function readMail(name: string): Step {
  return ({ sandbox, names }) => {
    const link = /https?:\S+/.exec(sandbox.controls.mails().at(-1)?.text ?? '')?.[0] ?? STOREFRONT;
    const query = new URL(link).searchParams;
    names['em'] = query.get('em') ?? '';
    names[name] = query.get('hash') ?? '';
  };
}

export const logIn: Step = ({ client }) =>
  client.post('/account/login', { username: CUSTOMER.email, password: CUSTOMER.password });
export const failedLogin = post('/account/login', { username: CUSTOMER.email, password: 'falsch' });
export const unconfirmed: Step[] = [set({ doubleOptIn: true }), register(CUSTOMER), readMail('optIn')];
export const confirm: Step = ({ client, names }) =>
  client.post('/account/register-confirm', { hash: names['optIn'], em: names['em'] });
export const recovery: Step[] = [
  post('/account/recovery-password', { email: CUSTOMER.email, storefrontUrl: STOREFRONT }),
  readMail('recovery'),
];
export const recover: Step = ({ client, names }) =>
  client.post('/account/recovery-password-confirm', {
    hash: names['recovery'],
    newPassword: 'Wiederher1',
    newPasswordConfirm: 'Wiederher1',
  });
export const newsletter: Step[] = [
  post('/newsletter/subscribe', { email: 'nl@example.com', option: 'subscribe', storefrontUrl: STOREFRONT }),
  readMail('subscription'),
];
export const confirmNewsletter: Step = ({ client, names }) =>
  client.post('/newsletter/confirm', { hash: names['subscription'], em: names['em'] });

/** Orders the cart. */
const order: Step = async ({ client, names }) => {
  const placed = await client.post('/checkout/order');
  Object.assign(names, {
    order: placed['id'],
    deepLinkCode: placed['deepLinkCode'],
    bought: at(placed, 'lineItems', 1, 'downloads', 0, 'id'),
  });
};
export const buy: Step[] = [add({ product: 1 }), order];

export function work(...[change]: [Parameters<Sandbox['controls']['workOnOrder']>[1]]): Step {
  return ({ sandbox, names }) => sandbox.controls.workOnOrder(names['order'] ?? '', change);
}

const readDocument: Step = async ({ client, names }) => {
  const orders = await client.post('/order');
  const document = at(orders, 'orders', 'elements', 0, 'documents', 0);
  Object.assign(names, { document: at(document, 'id'), documentCode: at(document, 'deepLinkCode') });
};
export const invoice: Step[] = [register(CUSTOMER), ...buy, work({ document: 'invoice' }), readDocument];
export const download: Step[] = [register(CUSTOMER), add({ product: 1, download: 1 }), order];
export const blocked = choose({ paymentMethodId: 'paymentSmall', shippingMethodId: 'shippingSmall' });
export const wishlist: Step = ({ client }) =>
  client.post('/customer/wishlist/merge', { productIds: [PLACEHOLDERS['product'], PLACEHOLDERS['dear']] });
export const endPromotion = inactive('promotion', 'big');
export const sell = product({ stock: 0 });
