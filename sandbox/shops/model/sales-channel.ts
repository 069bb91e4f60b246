import {
  boolean,
  list,
  number,
  object,
  oneOf,
  optional,
  orElse,
  type Read,
  record,
  string,
} from '../shape.ts';
import { customFields, html, language, text } from './text.ts';

export const country = object({
  iso: string,
  iso3: string,
  name: text,
  /** Source of a regular expression for the whole postal code. */
  postalCode: string,
  /** Source of a regular expression for VAT ids; without it every id is valid. */
  vatId: optional(string),
  isEu: orElse(boolean, false),
  shippingAvailable: orElse(boolean, true),
  states: orElse(list(object({ code: string, name: text })), []),
});
export type DemoCountry = Read<typeof country>;

export const currency = object({
  iso: string,
  symbol: string,
  /** Converts from the first currency. */
  factor: number,
  name: text,
});
export type DemoCurrency = Read<typeof currency>;

/** `path` of the domain, e.g. empty or `/en`. */
export const shopLanguage = object({ lang: language, code: string, name: string, path: string });

export const customerGroup = object({
  key: string,
  name: text,
  /** Sees net prices. */
  net: optional(boolean),
  /** Absent: registration is not possible. */
  registration: optional(
    object({ title: text, introduction: html, metaDescription: text, companiesOnly: boolean }),
  ),
});
export type DemoCustomerGroup = Read<typeof customerGroup>;

export const salutation = object({ key: string, displayName: text, letterName: text });

/** `rate` in percent. */
export const tax = object({ key: string, rate: number, name: string });

export const sorting = object({ key: string, priority: number, label: text });
export type DemoSorting = Read<typeof sorting>;

export const unit = object({ key: string, name: text });

export const deliveryTime = object({
  key: string,
  min: number,
  max: number,
  unit: oneOf('day', 'week'),
  name: text,
});
export type DemoDeliveryTime = Read<typeof deliveryTime>;

const cookie = object({
  cookie: string,
  name: string,
  days: optional(number),
  hidden: optional(boolean),
});

export const cookieGroup = object({
  name: string,
  description: optional(string),
  required: optional(boolean),
  entries: list(cookie),
});

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
  picture: optional(string),
  /** Range of cart totals in the first currency. */
  total: optional(object({ min: optional(number), max: optional(number) })),
  /** Keys of compatible shipping methods; absent: all. */
  shippingMethods: optional(list(string)),
  customFields,
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
