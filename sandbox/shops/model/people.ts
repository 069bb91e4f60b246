import { boolean, list, number, object, oneOf, optional, type Read, record, string } from '../shape.ts';
import { language } from './text.ts';

const address = object({
  key: string,
  /** Names that it leaves out are the customer's. */
  firstName: optional(string),
  lastName: optional(string),
  company: optional(string),
  street: string,
  extra: optional(string),
  zipcode: string,
  city: string,
  /** ISO code. */
  country: string,
  /** Code of a state of the country. */
  state: optional(string),
  phone: optional(string),
});
export type DemoAddress = Read<typeof address>;

/** A customer who comes with the demo shop. */
export const customer = object({
  key: string,
  email: string,
  salutation: oneOf('mr', 'mrs', 'not_specified'),
  firstName: string,
  lastName: string,
  language,
  company: optional(string),
  vatIds: optional(list(string)),
  /** The first is the one for bills. */
  addresses: list(address),
  /** Key of the address for goods; the one for bills when absent. */
  shipTo: optional(string),
  guest: optional(boolean),
  /** Was switched off by the shop. */
  deactivated: optional(boolean),
  /** Has not opened the link of the double opt-in. */
  unconfirmed: optional(boolean),
  /** Key of the customer group; the standard one when absent. */
  group: optional(string),
  /** Key of the group that the customer asks to belong to. */
  requestedGroup: optional(string),
  /** Keys of products, the latest last. */
  wishlist: optional(list(string)),
  newsletter: optional(boolean),
});
export type DemoCustomer = Read<typeof customer>;

/** An order that comes with the demo shop. */
export const order = object({
  /** Key of a demo customer. */
  customer: string,
  daysAgo: number,
  /** Product keys and quantities. */
  items: record(number),
  code: optional(string),
  /** Key of the payment method. */
  payment: string,
  state: oneOf('open', 'in_progress', 'completed', 'cancelled'),
  paid: oneOf('open', 'paid', 'failed', 'cancelled', 'refunded'),
  delivery: oneOf('open', 'shipped', 'shipped_partially', 'returned', 'cancelled'),
  tracking: optional(list(string)),
  /** Lines that the shop's staff added; gross, in the shop's first currency. */
  added: optional(list(object({ type: oneOf('custom', 'credit'), label: string, price: number }))),
  documents: optional(list(oneOf('invoice', 'delivery_note', 'credit_note', 'storno'))),
  comment: optional(string),
  /** Code of the order's link; a random one when absent. */
  link: optional(string),
});
export type DemoOrder = Read<typeof order>;
