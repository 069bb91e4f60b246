import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Call } from '../../protocol/call.ts';
import { notLoggedIn } from '../../protocol/errors.ts';
import { idOf } from '../../shops/derive/ids.ts';
import type { Lang } from '../../shops/model/text.ts';
import { countryById, SALES_CHANNEL_ID } from '../../state/channel.ts';
import { type Entity, entity, newToken } from '../../state/entity.ts';
import {
  type AddressRecord,
  type CartRecord,
  type ContextRecord,
  type CustomerRecord,
  emptyCart,
} from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';
import { countryEntity, countryStateEntity, salutationEntity } from '../channel/entities.ts';
import { paymentMethodById, paymentMethodEntity } from '../channel/methods.ts';
import { currentSession } from '../session/current.ts';

/** @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN */
export function customerOf({ shop, session }: Call): CustomerRecord {
  const customer = shop.customers.get(session.customerId ?? '');
  if (customer === undefined) throw notLoggedIn();
  return customer;
}

/** @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN, also for a guest (case 873) */
export function accountOf(call: Call): CustomerRecord {
  const customer = customerOf(call);
  if (customer.guest) throw notLoggedIn();
  return customer;
}

/** The most recent account, ignoring case; guests have none. */
export function accountByEmail(shop: Shop, email: string): CustomerRecord | undefined {
  const normalized = email.toLowerCase();
  return shop.customers
    .all()
    .findLast((customer) => !customer.guest && customer.email.toLowerCase() === normalized);
}

/** `em` of the links in mails. */
export function emailHash(email: string): string {
  return createHash('sha1').update(email).digest('hex');
}

export function customerEntity({ shop, view, session }: Call, customer: CustomerRecord): Entity {
  const {
    id,
    createdAt,
    password: _password,
    requestedGroupId: _group,
    addresses,
    hash,
    ...fields
  } = customer;
  const { defaultBillingAddressId, defaultShippingAddressId, defaultPaymentMethodId } = customer;
  const { lang } = view;
  const current = currentSession(shop, session);
  const active = current.customer?.id === id ? current : undefined;
  const addressById = (addressId: string | undefined) => {
    const found = addresses.find((address) => address.id === addressId);
    return found === undefined ? null : addressEntity(found, lang);
  };
  const payment = paymentMethodById(shop, defaultPaymentMethodId);
  return {
    ...entity('customer', id, {
      ...fields,
      hash: hash === null ? null : '',
      defaultPaymentMethod: payment === undefined ? null : paymentMethodEntity(shop, payment, view),
      salutation: salutationEntity(customer.salutationId, lang),
      defaultBillingAddress: addressById(defaultBillingAddressId),
      defaultShippingAddress: addressById(defaultShippingAddressId),
      activeBillingAddress: addressById(active?.billingAddress?.id ?? defaultBillingAddressId),
      activeShippingAddress: addressById(active?.shippingAddress?.id ?? defaultShippingAddressId),
      addresses: addresses.map((address) => addressEntity(address, lang)),
    }),
    createdAt,
  };
}

export function addressEntity({ id, ...fields }: AddressRecord, lang: Lang): Entity {
  const country = countryById(fields.countryId);
  return entity('customer_address', id, {
    ...fields,
    country: country === undefined ? null : countryEntity(country, lang),
    countryState: countryStateEntity(fields.countryId, fields.countryStateId, lang),
    salutation: salutationEntity(fields.salutationId, lang),
  });
}

/** Gives a session and its cart another token; the old one becomes unknown. */
function rename(shop: Shop, session: ContextRecord, token: string): void {
  const cart = shop.carts.get(session.token);
  shop.contexts.delete(session.token);
  shop.carts.delete(session.token);
  shop.contexts.set(token, { ...session, token });
  if (cart !== undefined) shop.carts.set(token, { ...cart, token });
}

/** Rotates the token and logs the customer in; the cart stays (cases 302–305, 312, 341). */
export function moveSession({ shop, reply, language }: Call, customer: CustomerRecord): void {
  const session = shop.contexts.get(reply.token) ?? { token: reply.token };
  const changed: ContextRecord = {
    ...session,
    languageId: session.languageId ?? language.id,
    customerId: customer.id,
    shippingAddressId: undefined,
    billingAddressId: undefined,
  };
  reply.token = newToken();
  rename(shop, changed, reply.token);
}

/**
 * Continues the customer's other session and merges both carts, or rotates this session's token if there is none
 * (cases 306, 345, 583, 588).
 */
export function restoreSession(call: Call, customer: CustomerRecord): void {
  const { shop, reply } = call;
  const previous = shop.contexts.where('customerId', customer.id).at(-1);
  if (previous === undefined || previous.token === reply.token) {
    moveSession(call, customer);
    return;
  }
  // An expired session continues under a new token.
  const token = previous.expired ? newToken() : previous.token;
  rename(shop, { ...previous, expired: false }, token);
  const visitorCart = shop.carts.get(reply.token);
  if (visitorCart !== undefined)
    shop.carts.set(token, merged(shop.carts.get(token) ?? emptyCart(token), visitorCart));
  shop.carts.delete(reply.token);
  shop.contexts.delete(reply.token);
  reply.token = token;
}

function merged(cart: CartRecord, other: CartRecord): CartRecord {
  const lines = cart.lines.map((line) => {
    const match = other.lines.find(({ id }) => id === line.id);
    return match === undefined ? line : { ...line, quantity: line.quantity + match.quantity };
  });
  const added = other.lines.filter(({ id }) => !cart.lines.some((line) => line.id === id));
  return {
    ...cart,
    lines: [...lines, ...added],
    codes: [...new Set([...cart.codes, ...other.codes])],
    blocked: [...new Set([...cart.blocked, ...other.blocked])],
  };
}

/** Their tokens become unknown (cases 385, 425). */
export function endSessions(shop: Shop, customerId: string): void {
  for (const { token } of shop.contexts.where('customerId', customerId)) shop.contexts.delete(token);
}

export const STAFF_ID = idOf('user', 'admin');

const SECRET = Buffer.from('sandbox-app-secret-of-32-letters');
const LIFETIME_S = 3_600;

interface Imitated {
  readonly customerId: string;
  readonly userId: string;
}

const now = (): number => Math.floor(Date.now() / 1_000);

function hashOf({ customerId, userId }: Imitated): string {
  const data = JSON.stringify({ salesChannelId: SALES_CHANNEL_ID, customerId, userId });
  return createHmac('sha256', SECRET).update(data).digest('hex');
}

/**
 * A token of Shopware's form, with which a staff member acts for a customer.
 * @param time when it is generated, in seconds since 1970
 */
export function imitationToken(imitated: Imitated, time = now()): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', SECRET, iv);
  const encrypted = cipher.update(`${hashOf(imitated)}.${time}`, 'utf8', 'base64') + cipher.final('base64');
  return Buffer.concat([iv, Buffer.from(encrypted)]).toString('base64');
}

/** As Shopware, ignores whitespace and padding, and what follows the digits of the time. */
export function isImitationToken(token: string, imitated: Imitated): boolean {
  const bytes = Buffer.from(token, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-cbc', SECRET, bytes.subarray(0, 16));
    const text = decipher.update(bytes.subarray(16).toString('latin1'), 'base64', 'latin1');
    const [hash, time = '', ...rest] = `${text}${decipher.final('latin1')}`.split('.');
    if (rest.length > 0 || hash !== hashOf(imitated)) return false;
    return now() - Number.parseInt(time, 10) <= LIFETIME_S;
  } catch {
    return false;
  }
}
