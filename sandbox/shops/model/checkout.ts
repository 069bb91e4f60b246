import {
  list,
  number,
  object,
  oneOf,
  optional,
  orElse,
  type Read,
  type Reader,
  record,
  string,
} from '../shape.ts';
import { text } from './text.ts';

export const shippingMethod = object({
  key: string,
  /** Where a parcel is followed; `%s` stands for its code. */
  trackingUrl: optional(string),
  name: text,
  description: text,
  /** Key of a delivery time. */
  deliveryTime: string,
  /** ISO codes of the countries it serves. */
  countries: list(string),
  /** What `upTo` measures: kg of the goods, or their sum in the shop's first currency. */
  pricedBy: orElse(oneOf('weight', 'value'), 'weight'),
  /** Gross, in the shop's first currency, by country: the price of the first row whose `upTo` is not exceeded; none is without end. */
  prices: list(object({ upTo: optional(number), price: record(number) })),
  /** kg; absent for no limit. */
  maxWeight: optional(number),
  /** Positions total in the shop's first currency from which shipping is free. */
  freeFrom: optional(number),
});
export type DemoShippingMethod = Read<typeof shippingMethod>;

export const paymentMethod = object({
  key: string,
  name: text,
  description: text,
  /** `asynchronous` leads to the pay page. */
  handler: oneOf('invoice', 'prepayment', 'cash', 'asynchronous'),
  /** Cart total in the shop's first currency within which it may be chosen. */
  total: optional(object({ min: optional(number), max: optional(number) })),
  /** Keys of the shipping methods with which it may be chosen; absent: all. */
  shippingMethods: optional(list(string)),
  /** Where to transfer to: custom fields `kontor_payment_*`. */
  account: optional(record(string)),
});
export type DemoPaymentMethod = Read<typeof paymentMethod>;

const all = oneOf('all');
const keysOrAll: Reader<readonly string[] | 'all'> = (value, at) =>
  Array.isArray(value) ? list(string)(value, at) : all(value, at);

export const promotion = object({
  key: string,
  name: text,
  /** Absent: applied by itself. */
  code: optional(string),
  discount: object({
    kind: oneOf('percentage', 'absolute', 'free-delivery'),
    value: number,
    max: optional(number),
  }),
  /** Positions total in the shop's first currency from which it applies. */
  minimum: optional(number),
  /** ISO dates. */
  validFrom: optional(string),
  validUntil: optional(string),
  /** Keys of promotions it cannot stand beside; `all` for none at all. */
  excludes: optional(keysOrAll),
  priority: optional(number),
});
export type DemoPromotion = Read<typeof promotion>;
