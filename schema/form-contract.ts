import type { FormKind } from './generated/types.ts';

/**
 * Fields of the forms and their rules, shared by gateway and web client.
 * The client decides how a field looks.
 */

/** Files that a field accepts. */
type FileKind = 'photo' | 'document';

/** A field of a form (docs/rules.md, "Validation"). */
export interface FieldRule {
  /** `list` comes as several values of one name; `file` as uploads; `salutation` as its id; `date` as YYYY-MM-DD. */
  readonly type:
    | 'text'
    | 'multiline'
    | 'email'
    | 'phone'
    | 'integer'
    | 'decimal'
    | 'date'
    | 'list'
    | 'checkbox'
    | 'file'
    | 'salutation';
  readonly required?: true;
  /** Maximum length of each value, or number of files. */
  readonly max: number;
  /** For type `file` only. */
  readonly accepts?: FileKind;
  /** Name of the checkbox that enables the field. */
  readonly enabledBy?: string;
}

/** Fields of a form by name, in the order of the shop's mail. */
export type Fields = Readonly<Record<string, FieldRule>>;

/** Forms that are sent as a message. */
export type SentKind = Exclude<FormKind, 'NEWSLETTER'>;

/** Maximum number of values. */
export const MAX_LIST_VALUES = 50;

/** Maximum size of a file in megabytes. */
export const MAX_FILE_MB = 8;

const PICTURES = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP' } as const;

const DOCUMENTS = { ...PICTURES, 'application/pdf': 'PDF' } as const;

/** Kinds of files. */
export type ContentType = keyof typeof DOCUMENTS;

/** Content types of each kind of file, with their names. */
export const FILE_TYPES: Readonly<Record<FileKind, Readonly<Record<string, string>>>> = {
  photo: PICTURES,
  document: DOCUMENTS,
};

const MAX_TEXT = 255;
const MAX_LONG_TEXT = 5_000;

const text = (max = MAX_TEXT): FieldRule => ({ type: 'text', max });
const needed = (max = MAX_TEXT): FieldRule => ({ ...text(max), required: true });
const NOTE: FieldRule = { type: 'multiline', max: MAX_LONG_TEXT };
const MESSAGE: FieldRule = { ...NOTE, required: true };
const EMAIL: FieldRule = { type: 'email', max: 254, required: true };
const ITEMS: FieldRule = { type: 'list', max: 60 };
const DAY: FieldRule = { type: 'date', max: 10 };
const TICK: FieldRule = { type: 'checkbox', max: 5 };
const PHOTOS: FieldRule = { type: 'file', max: 3, accepts: 'photo' };

const NAME = { firstName: needed(), lastName: needed() };
const PERSON = {
  salutation: { type: 'salutation', max: 32 } as FieldRule,
  ...NAME,
  email: EMAIL,
  phone: { type: 'phone', max: 40 } as FieldRule,
};
const ADDRESS = {
  company: text(),
  street: needed(),
  zipcode: needed(20),
  city: needed(),
  country: text(),
};
const LABEL = { enabledBy: 'returnLabel' } as const;
/** Address for the parcel label. */
const LABEL_ADDRESS = {
  company: { ...text(), ...LABEL },
  street: { ...needed(), ...LABEL },
  zipcode: { ...needed(20), ...LABEL },
  city: { ...needed(), ...LABEL },
  country: { ...text(), ...LABEL },
};
const PROOF = {
  proofOfPurchase: TICK,
  proofOfPurchaseFile: {
    type: 'file',
    max: 3,
    accepts: 'document',
    enabledBy: 'proofOfPurchase',
  } as FieldRule,
};

/** The fields of each form. */
export const FORM_FIELDS = {
  CONTACT: { ...PERSON, subject: needed(200), comment: MESSAGE },
  CUSTOM: {
    ...PERSON,
    customerNumber: text(60),
    invoiceNumber: text(60),
    itemNumbers: ITEMS,
    subject: needed(200),
    comment: MESSAGE,
  },
  REPAIR: {
    ...PERSON,
    ...LABEL_ADDRESS,
    itemName: needed(),
    itemDescription: text(MAX_LONG_TEXT),
    itemPrice: { type: 'decimal', max: 20 },
    webshopOrderNumber: text(60),
    problemDescription: MESSAGE,
    defectPhoto: PHOTOS,
    ...PROOF,
    returnLabel: TICK,
    comment: NOTE,
  },
  RETURN: {
    ...PERSON,
    webshopOrderNumber: needed(60),
    itemNumbers: { ...ITEMS, required: true },
    quantity: { type: 'integer', max: 6 },
    reason: text(MAX_LONG_TEXT),
    returnLabel: TICK,
    comment: NOTE,
  },
  WARRANTY: {
    ...PERSON,
    ...ADDRESS,
    itemName: needed(),
    itemNumbers: ITEMS,
    purchaseDate: { ...DAY, required: true },
    webshopOrderNumber: text(60),
    problemDescription: MESSAGE,
    defectPhoto: PHOTOS,
    ...PROOF,
    comment: NOTE,
  },
  WITHDRAWAL: {
    ...NAME,
    email: EMAIL,
    webshopOrderNumber: needed(60),
    orderDate: DAY,
    receivedDate: DAY,
    itemNumbers: ITEMS,
    comment: NOTE,
  },
  BACK_IN_STOCK: { email: EMAIL, itemName: needed(), itemNumbers: { ...ITEMS, required: true } },
  CANCELLATION: { ...NAME, email: EMAIL, webshopOrderNumber: needed(60), comment: NOTE },
} satisfies Record<SentKind, Fields>;

/** Field names of a form. */
export type FieldName<Kind extends SentKind> = keyof (typeof FORM_FIELDS)[Kind] & string;

/** Limits of review texts and stars: Shopware's rules (case 883, 884) and column sizes. */
export const REVIEW = {
  title: { min: 5, max: MAX_TEXT },
  text: { min: 40, max: MAX_LONG_TEXT },
  points: { min: 1, max: 5 },
} as const;
