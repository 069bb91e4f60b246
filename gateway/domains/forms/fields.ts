import type { FormKind } from '../../../schema/generated/types.ts';

/** Validation of a form field (docs/rules.md, "What is shown" and "What is checked"). */
export interface FieldRule {
  /** `list` comes as several values of one name; `file` as uploads; `salutation` as its id; `date` as YYYY-MM-DD. */
  readonly type:
    | 'text'
    | 'email'
    | 'integer'
    | 'decimal'
    | 'date'
    | 'checkbox'
    | 'file'
    | 'salutation'
    | 'list';
  readonly required?: true;
  /** Characters, per value for a list; number of files. */
  readonly max: number;
}

export type Fields = Readonly<Record<string, FieldRule>>;

export type SentKind = Exclude<FormKind, 'NEWSLETTER'>;

const text = (max = 255): FieldRule => ({ type: 'text', max });
const needed = (max = 255): FieldRule => ({ type: 'text', max, required: true });
const MAX_LONG_TEXT = 5_000;

const NAME: Fields = { firstName: needed(), lastName: needed() };
const PERSON: Fields = {
  salutation: { type: 'salutation', max: 32 },
  ...NAME,
  email: { type: 'email', max: 254, required: true },
  phone: text(40),
};
const ADDRESS: Fields = {
  company: text(),
  street: needed(),
  zipcode: needed(20),
  city: needed(),
  country: text(),
};
const ITEMS: FieldRule = { type: 'list', max: 60 };
const DAY: FieldRule = { type: 'date', max: 10 };
const PROOF: Fields = {
  proofOfPurchase: { type: 'checkbox', max: 5 },
  proofOfPurchaseFile: { type: 'file', max: 3 },
};

export const FORM_FIELDS: Readonly<Record<SentKind, Fields>> = {
  CONTACT: { ...PERSON, subject: needed(200), comment: needed(MAX_LONG_TEXT) },
  CUSTOM: {
    ...PERSON,
    customerNumber: text(60),
    invoiceNumber: text(60),
    itemNumbers: ITEMS,
    subject: needed(200),
    comment: needed(MAX_LONG_TEXT),
  },
  REPAIR: {
    ...PERSON,
    ...ADDRESS,
    itemName: needed(),
    itemDescription: text(MAX_LONG_TEXT),
    itemPrice: { type: 'decimal', max: 20 },
    webshopOrderNumber: text(60),
    problemDescription: needed(MAX_LONG_TEXT),
    defectPhoto: { type: 'file', max: 3, required: true },
    ...PROOF,
    returnLabel: { type: 'checkbox', max: 5 },
    comment: text(MAX_LONG_TEXT),
  },
  RETURN: {
    ...PERSON,
    webshopOrderNumber: needed(60),
    itemNumbers: { ...ITEMS, required: true },
    quantity: { type: 'integer', max: 6, required: true },
    reason: needed(MAX_LONG_TEXT),
    returnLabel: { type: 'checkbox', max: 5 },
    comment: text(MAX_LONG_TEXT),
  },
  WARRANTY: {
    ...PERSON,
    ...ADDRESS,
    itemName: needed(),
    itemNumbers: ITEMS,
    purchaseDate: { ...DAY, required: true },
    webshopOrderNumber: text(60),
    problemDescription: needed(MAX_LONG_TEXT),
    defectPhoto: { type: 'file', max: 3 },
    ...PROOF,
    comment: text(MAX_LONG_TEXT),
  },
  WITHDRAWAL: {
    ...NAME,
    email: { type: 'email', max: 254, required: true },
    webshopOrderNumber: needed(60),
    orderDate: DAY,
    receivedDate: DAY,
    itemNumbers: ITEMS,
    comment: text(MAX_LONG_TEXT),
  },
};
