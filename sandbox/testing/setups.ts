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

type Step = (stage: Stage) => unknown;

const STOREFRONT = 'http://localhost:3000';
export const CUSTOMER = { guest: false, email: 'kundin@example.com', password: 'Geheim123!' };
export const ADDRESS = {
  street: 'Gasse 1',
  zipcode: '8000',
  city: 'Zürich',
  countryId: PLACEHOLDERS['country'],
};
const ABROAD = {
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
function choose(fields: Readonly<Record<string, string>>): Step {
  const body = Object.fromEntries(Object.entries(fields).map(([field, name]) => [field, PLACEHOLDERS[name]]));
  return ({ client }) => client.post('/context', body, 'PATCH');
}

function product(change: { stock?: number; active?: boolean }, key = 'board-nuss'): Step {
  return ({ sandbox }) => sandbox.controls.setProduct(key, change);
}

function inactive(...[kind, key]: [Parameters<Sandbox['controls']['setActive']>[0], string]): Step {
  return ({ sandbox }) => sandbox.controls.setActive(kind, key, false);
}

function set(values: Parameters<Sandbox['controls']['set']>[0]): Step {
  return ({ sandbox }) => sandbox.controls.set(values);
}

function post(path: string, body: Entity = {}): Step {
  return ({ client }) => client.send('POST', `/store-api${path}`, body);
}

/** Continues on another device. */
const newDevice: Step = ({ client }) => {
  client.token = undefined;
};

/** Runs steps on another device, then continues here. */
function onAnotherDevice(...steps: readonly Step[]): Step {
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

const logIn: Step = ({ client }) =>
  client.post('/account/login', { username: CUSTOMER.email, password: CUSTOMER.password });
const failedLogin = post('/account/login', { username: CUSTOMER.email, password: 'falsch' });
const unconfirmed: Step[] = [set({ doubleOptIn: true }), register(CUSTOMER), readMail('optIn')];
const confirm: Step = ({ client, names }) =>
  client.post('/account/register-confirm', { hash: names['optIn'], em: names['em'] });
const recovery: Step[] = [
  post('/account/recovery-password', { email: CUSTOMER.email, storefrontUrl: STOREFRONT }),
  readMail('recovery'),
];
export const recover: Step = ({ client, names }) =>
  client.post('/account/recovery-password-confirm', {
    hash: names['recovery'],
    newPassword: 'Wiederher1',
    newPasswordConfirm: 'Wiederher1',
  });
const newsletter: Step[] = [
  post('/newsletter/subscribe', { email: 'nl@example.com', option: 'subscribe', storefrontUrl: STOREFRONT }),
  readMail('subscription'),
];
const confirmNewsletter: Step = ({ client, names }) =>
  client.post('/newsletter/confirm', { hash: names['subscription'], em: names['em'] });

/** Orders the cart. */
export const order: Step = async ({ client, names }) => {
  const placed = await client.post('/checkout/order');
  Object.assign(names, {
    order: placed['id'],
    deepLinkCode: placed['deepLinkCode'],
    bought: at(placed, 'lineItems', 1, 'downloads', 0, 'id'),
  });
};
const buy: Step[] = [add({ product: 1 }), order];

function work(...[change]: [Parameters<Sandbox['controls']['workOnOrder']>[1]]): Step {
  return ({ sandbox, names }) => sandbox.controls.workOnOrder(names['order'] ?? '', change);
}

const readDocument: Step = async ({ client, names }) => {
  const orders = await client.post('/order');
  const document = at(orders, 'orders', 'elements', 0, 'documents', 0);
  Object.assign(names, { document: at(document, 'id'), documentCode: at(document, 'deepLinkCode') });
};
const invoice: Step[] = [register(CUSTOMER), ...buy, work({ document: 'invoice' }), readDocument];
const download: Step[] = [register(CUSTOMER), add({ product: 1, download: 1 }), order];
const blocked = choose({ paymentMethodId: 'paymentSmall', shippingMethodId: 'shippingSmall' });
const wishlist: Step = ({ client }) =>
  client.post('/customer/wishlist/merge', { productIds: [PLACEHOLDERS['product'], PLACEHOLDERS['dear']] });
const endPromotion = inactive('promotion', 'big');
const sell = product({ stock: 0 });

/** Set-ups of the recorded cases. */
export const SETUPS: Readonly<Record<string, readonly Step[]>> = {
  visitor: [],
  session: [choose({ languageId: 'languageDe' })],
  'session in a country without shipping': [choose({ countryId: 'countryNoShipping' })],
  'euro session': [choose({ currencyId: 'currencyEur' })],
  'french session': [choose({ languageId: 'languageFr' })],
  maintenance: [add({ product: 1 }), set({ maintenance: true })],
  'after maintenance': [add({ product: 1 }), set({ maintenance: true }), set({ maintenance: false })],
  'double opt-in': [set({ doubleOptIn: true })],
  'strict forms': [set({ strictForms: true })],
  'inactive landing page': [inactive('landing-page', PLACEHOLDERS['landingPage'] ?? '')],
  'inactive product': [product({ active: false }, 'saucepan-kupfer')],
  'renamed category': [
    ({ sandbox }) => sandbox.controls.renamePath(PLACEHOLDERS['category'] ?? '', 'de', 'mannigfaltigkeit/'),
  ],
  cart: [add({ product: 2 })],
  'small cart': [add({ product: 1 })],
  'euro cart': [choose({ currencyId: 'currencyEur' }), add({ product: 1 })],
  'cart with several': [add({ product: 2, tiered: 6, variant: 1 })],
  'cart of a dear thing': [add({ dear: 1 })],
  'cart with the last ones': [add({ scarce: 3 })],
  'cheap cart': [endPromotion, add({ product: 2 })],
  'cart with steps': [endPromotion, add({ stepped: 12 })],
  'cart whose product sold out': [add({ scarce: 2 }), sell],
  'cart whose stock fell': [add({ scarce: 3 }), product({ stock: 2 })],
  'cart whose product was deactivated': [add({ scarce: 1, product: 1 }), product({ active: false })],
  'cart with only a download': [add({ download: 1 })],
  'cart with blocked methods': [blocked, add({ dear: 3 })],
  'cart with inactive methods': [
    add({ product: 1 }),
    inactive('payment-method', 'invoice'),
    inactive('shipping-method', 'post-economy'),
  ],
  'cart with a code': [add({ product: 2 }), code('WILLKOMMEN10')],
  'dear cart with a code': [add({ dear: 1 }), code('WILLKOMMEN10')],
  'dear cart with the stronger code': [add({ dear: 1 }), code('WINTER25')],
  'cart with a code too early': [add({ product: 1 }), code('WINTER25')],
  'cart with a code that fits': [add({ product: 1, dear: 1 }), code('WINTER25')],
  'cart with two codes that exclude each other': [add({ dear: 1 }), code('WILLKOMMEN10'), code('WINTER25')],
  'cart with the automatic promotion': [add({ dear: 2, product: 1 })],
  'cart whose automatic promotion ended': [add({ dear: 2, product: 1 }), endPromotion],
  guest: [register()],
  'guest with cart': [register(), add({ product: 2 })],
  'guest with cart, logged out': [register(), add({ product: 2 }), post('/account/logout')],
  'guest with only a download': [register(), add({ download: 1 })],
  'guest with blocked methods': [register(), blocked, add({ dear: 3 })],
  'guest whose stock fell': [register(), add({ scarce: 3 }), product({ stock: 1 })],
  'guest whose stock fell, after the failed order': [
    register(),
    add({ scarce: 3 }),
    product({ stock: 1 }),
    post('/checkout/order'),
  ],
  'guest whose product is gone': [register(), add({ scarce: 1 }), product({ active: false })],
  'guest whose last item was sold': [register(), add({ scarce: 1 }), sell],
  'guest whose automatic promotion ended': [register(), add({ dear: 2, product: 1 }), endPromotion],
  'guest whose code ended': [
    register(),
    add({ product: 1 }),
    code('WILLKOMMEN10'),
    inactive('promotion', 'welcome'),
  ],
  'guest with a code too early': [register(), add({ product: 1 }), code('WINTER25')],
  'guest with an address abroad': [register({ shippingAddress: ABROAD }), add({ product: 1 })],
  'guest to be confirmed': [
    set({ doubleOptInGuest: true }),
    add({ product: 1 }),
    register(),
    readMail('optIn'),
  ],
  customer: [register({ ...CUSTOMER, email: 'taken@example.com' }), newDevice],
  'customer logged in': [register(CUSTOMER)],
  'customer elsewhere': [register(CUSTOMER), newDevice],
  'customer with two addresses': [
    register(CUSTOMER),
    async ({ client, names }) => {
      const address = await client.post('/account/address', { ...ADDRESS, firstName: 'A', lastName: 'B' });
      names['otherAddress'] = String(address['id']);
    },
  ],
  'customer beside another': [
    register(CUSTOMER),
    onAnotherDevice(register({ ...CUSTOMER, email: 'taken@example.com' })),
  ],
  'customer with a wishlist': [register(CUSTOMER), wishlist],
  'wishlist switched off': [register(CUSTOMER), set({ wishlist: false })],
  'customer elsewhere, and a cart': [register(CUSTOMER), newDevice, add({ product: 1, variant: 1 })],
  'customer with a cart elsewhere, and the same item': [
    register(CUSTOMER),
    add({ product: 2 }),
    newDevice,
    add({ product: 3 }),
  ],
  'carts merged': [
    register(CUSTOMER),
    add({ product: 2 }),
    newDevice,
    add({ product: 3, variant: 1 }),
    logIn,
  ],
  'unconfirmed customer': unconfirmed,
  'unconfirmed customer with a cart': [add({ product: 1 }), ...unconfirmed],
  'confirmed customer': [...unconfirmed, confirm, newDevice],
  'confirmed customer with a cart': [add({ product: 1 }), ...unconfirmed, confirm],
  'deactivated customer': [
    register(CUSTOMER),
    newDevice,
    ({ sandbox }) => sandbox.controls.changeCustomer(CUSTOMER.email, { active: false }),
  ],
  'customer accepted for a group': [
    register({ ...CUSTOMER, accountType: 'business', requestedGroupId: PLACEHOLDERS['groupTrade'] }),
    ({ sandbox }) => sandbox.controls.changeCustomer(CUSTOMER.email, { group: 'accept' }),
  ],
  'recovery asked for': [register(CUSTOMER), ...recovery, newDevice],
  'recovery expired': [
    register(CUSTOMER),
    ...recovery,
    ({ sandbox }) => sandbox.controls.expireRecoveries(CUSTOMER.email),
  ],
  'recovery tried too often': [register(CUSTOMER), ...recovery, ...recovery, ...recovery],
  'password recovered': [register(CUSTOMER), ...recovery, recover],
  'login tried too often': [register(CUSTOMER), newDevice, ...Array.from({ length: 10 }, () => failedLogin)],
  'expired session with a cart': [
    choose({ languageId: 'languageDe' }),
    add({ product: 1 }),
    ({ sandbox }) => sandbox.controls.expireSessions(),
  ],
  'newsletter asked for': newsletter,
  'newsletter confirmed': [...newsletter, confirmNewsletter],
  'newsletter tried too often': [...newsletter, ...newsletter, ...newsletter, newDevice],
  order: [register(), ...buy],
  'order of another': [
    onAnotherDevice(register(), ...buy),
    ({ names }) => {
      names['orderOther'] = names['order'] ?? '';
    },
    register(),
  ],
  'order of a customer seen by a stranger': [register(CUSTOMER), ...buy, newDevice],
  'order seen by a stranger': [register(), ...buy, newDevice],
  'paid order': [register(), ...buy, work({ payment: 'paid' })],
  'cancelled order': [register(), ...buy, work({ order: 'cancel' })],
  'inactive small payment': [register(), ...buy, inactive('payment-method', 'cash')],
  'unpaid download': download,
  'paid download': [...download, work({ payment: 'paid' })],
  'paid download, public': [...download, work({ payment: 'paid' }), set({ publicDownloads: true })],
  'paid download seen by another': [
    ...download,
    work({ payment: 'paid' }),
    register({ ...CUSTOMER, email: 'taken@example.com' }),
  ],
  'document sent': invoice,
  'document sent, seen by another': [...invoice, register({ ...CUSTOMER, email: 'taken@example.com' })],
  'document sent, seen by a stranger': [...invoice, newDevice],
};
