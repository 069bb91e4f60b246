import { boolean, list, number, object, oneOf, optional, orElse, type Read, string } from '../shape.ts';
import { html, language, text } from './text.ts';

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
  name: text,
  days: optional(number),
  hidden: optional(boolean),
});

export const cookieGroup = object({
  name: text,
  description: optional(text),
  required: optional(boolean),
  entries: list(cookie),
});
