import { boolean, list, number, object, oneOf, optional, type Read, record, string } from '../shape.ts';
import { language } from './text.ts';

const address = object({
  key: string,
  /** Default: the customer's. */
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

export const customer = object({
  key: string,
  email: string,
  salutation: oneOf('mr', 'mrs', 'not_specified'),
  firstName: string,
  lastName: string,
  language,
  company: optional(string),
  vatIds: optional(list(string)),
  /** The first is the billing address. */
  addresses: list(address),
  /** Key of the shipping address; default: the billing address. */
  shipTo: optional(string),
  guest: optional(boolean),
  deactivated: optional(boolean),
  /** Pending double opt-in. */
  unconfirmed: optional(boolean),
  /** Key of the customer group. */
  group: optional(string),
  requestedGroup: optional(string),
  /** Keys of products, the latest last. */
  wishlist: optional(list(string)),
  newsletter: optional(boolean),
});
export type DemoCustomer = Read<typeof customer>;

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
  /** Lines added by staff; gross, in the first currency. */
  added: optional(list(object({ type: oneOf('custom', 'credit'), label: string, price: number }))),
  documents: optional(list(oneOf('invoice', 'delivery_note', 'credit_note', 'storno'))),
  comment: optional(string),
  /** Deep link code; default: random. */
  link: optional(string),
});
export type DemoOrder = Read<typeof order>;

/** Names of the documents of an order by technical name. */
export const DOCUMENT_NAMES = {
  invoice: { de: 'Rechnung', en: 'Invoice', fr: 'Facture' },
  delivery_note: { de: 'Lieferschein', en: 'Delivery note', fr: 'Bulletin de livraison' },
  credit_note: { de: 'Gutschrift', en: 'Credit note', fr: 'Note de crédit' },
  storno: { de: 'Stornorechnung', en: 'Cancellation invoice', fr: 'Facture d’annulation' },
};
