import { list, number, object, oneOf, optional, orElse, type Read, record, string } from '../shape.ts';
import { text } from './text.ts';

export const shippingMethod = object({
  key: string,
  /** `%s` is replaced with the tracking code. */
  trackingUrl: optional(string),
  name: text,
  description: text,
  /** Key of a delivery time. */
  deliveryTime: string,
  /** ISO codes. */
  countries: list(string),
  /** Unit of `upTo`: kg, or the first currency. */
  pricedBy: orElse(oneOf('weight', 'value'), 'weight'),
  /** Gross prices by country in the first currency; the first row whose `upTo` is not exceeded applies. */
  prices: list(object({ upTo: optional(number), price: record(number) })),
  /** kg */
  maxWeight: optional(number),
  /** Positions total in the first currency from which shipping is free. */
  freeFrom: optional(number),
});
export type DemoShippingMethod = Read<typeof shippingMethod>;

export const paymentMethod = object({
  key: string,
  name: text,
  description: text,
  /** `asynchronous` leads to the pay page. */
  handler: oneOf('invoice', 'prepayment', 'cash', 'asynchronous'),
  /** Range of cart totals in the first currency. */
  total: optional(object({ min: optional(number), max: optional(number) })),
  /** Keys of compatible shipping methods; absent: all. */
  shippingMethods: optional(list(string)),
  /** Bank account: custom fields `kontor_payment_*`. */
  account: optional(record(string)),
});
export type DemoPaymentMethod = Read<typeof paymentMethod>;

export const promotion = object({
  key: string,
  name: text,
  /** Absent: applied automatically. */
  code: optional(string),
  discount: object({
    kind: oneOf('percentage', 'absolute', 'free-delivery'),
    value: number,
    max: optional(number),
  }),
  /** Positions total in the first currency from which it applies. */
  minimum: optional(number),
  /** ISO date. */
  validUntil: optional(string),
  /** Keys of promotions that cannot be combined with it. */
  excludes: optional(list(string)),
  priority: optional(number),
});
export type DemoPromotion = Read<typeof promotion>;
