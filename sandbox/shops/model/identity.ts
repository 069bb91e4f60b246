import { list, number, object, oneOf, optional, orElse, type Read, record, string } from '../shape.ts';
import { text } from './text.ts';

/** `link` is a path or a URL. */
const promise = object({
  text,
  link: optional(string),
  icon: optional(oneOf('shield', 'return', 'truck', 'tool', 'clock', 'box', 'card', 'check')),
});
const promises = orElse(list(promise), []);

/** Custom fields `kontor_shop_*` and `kontor_theme_*` of the sales channel. */
export const identity = object({
  claim: optional(text),
  phone: optional(string),
  email: optional(string),
  address: optional(text),
  hours: optional(text),
  promises: object({
    header: promises,
    product: promises,
    checkout: promises,
    footer: promises,
  }),
  legalEntity: optional(text),
  /** Of the copyright. */
  year: optional(number),
  /** Days to return. */
  returnDays: optional(number),
  newsletter: optional(text),
  /** By the name of the field after `kontor_theme_`. */
  theme: orElse(record(string), {}),
});
export type DemoIdentity = Read<typeof identity>;
