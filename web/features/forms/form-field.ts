import type { MessageKey } from '../../shared/i18n/translate.ts';

/** A field of a form; its name is the gateway's (docs/rules.md, "What is shown"). */
export interface FormField {
  name: string;
  type:
    | 'text'
    | 'email'
    | 'tel'
    | 'area'
    | 'integer'
    | 'decimal'
    | 'date'
    | 'list'
    | 'checkbox'
    | 'file'
    | 'salutation';
  label: MessageKey;
  required?: true;
  /** Most characters, of a list those of one value; most files. */
  max: number;
  /** Columns of six. */
  span: 2 | 3 | 6;
  autoComplete?: string;
  hint?: MessageKey;
  /** What a file may be. */
  files?: 'photo' | 'document';
}

/** Fields that stand together under a heading. */
export interface FormGroup {
  title: 'service.person' | 'service.address' | 'service.goods' | 'service.matter' | 'service.contract';
  fields: readonly FormField[];
}

/** Marks a field that must be filled. */
export const required = true as const;
/** Most characters of a longer text. */
export const MAX_LONG_TEXT = 5000;
/** First and last name. */
export const names: readonly FormField[] = [
  {
    name: 'firstName',
    type: 'text',
    label: 'form.firstName',
    required,
    max: 255,
    span: 2,
    autoComplete: 'given-name',
  },
  {
    name: 'lastName',
    type: 'text',
    label: 'form.lastName',
    required,
    max: 255,
    span: 2,
    autoComplete: 'family-name',
  },
];
/** Where the shop answers. */
export const email: FormField = {
  ...{ name: 'email', type: 'email', label: 'form.emailLabel', required, max: 254, span: 3 },
  autoComplete: 'email',
};
/** Who writes. */
export const person: FormGroup = {
  title: 'service.person',
  fields: [
    { name: 'salutation', type: 'salutation', label: 'form.salutation', max: 32, span: 2 },
    ...names,
    email,
    {
      name: 'phone',
      type: 'tel',
      label: 'service.field.phone',
      required,
      max: 40,
      span: 3,
      autoComplete: 'tel',
    },
  ],
};
/** Where they live. */
export const address: FormGroup = {
  title: 'service.address',
  fields: [
    {
      name: 'company',
      type: 'text',
      label: 'service.field.company',
      max: 255,
      span: 3,
      autoComplete: 'organization',
    },
    {
      name: 'street',
      type: 'text',
      label: 'form.street',
      required,
      max: 255,
      span: 3,
      autoComplete: 'address-line1',
    },
    {
      name: 'zipcode',
      type: 'text',
      label: 'form.zip',
      required,
      max: 20,
      span: 2,
      autoComplete: 'postal-code',
    },
    {
      name: 'city',
      type: 'text',
      label: 'form.city',
      required,
      max: 255,
      span: 2,
      autoComplete: 'address-level2',
    },
    { name: 'country', type: 'text', label: 'form.country', max: 255, span: 2, autoComplete: 'country-name' },
  ],
};
/** What they want to say. */
export const message: readonly FormField[] = [
  { name: 'subject', type: 'text', label: 'service.field.subject', required, max: 200, span: 6 },
  { name: 'comment', type: 'area', label: 'service.field.comment', required, max: MAX_LONG_TEXT, span: 6 },
];
/** Anything else. */
export const note: FormField = {
  name: 'comment',
  type: 'area',
  label: 'service.field.note',
  max: MAX_LONG_TEXT,
  span: 6,
};
/** The order it is about. */
export const order: FormField = {
  ...{
    name: 'webshopOrderNumber',
    type: 'text',
    label: 'service.field.webshopOrderNumber',
    max: 60,
    span: 3,
  },
};
/** Goods, one line each. */
export const items: FormField = {
  ...{ name: 'itemNumbers', type: 'list', label: 'service.field.items', max: 60, span: 6 },
  hint: 'service.itemsHint',
};
/** The article it is about. */
export const itemName: FormField = {
  ...{ name: 'itemName', type: 'text', label: 'service.field.itemName', required, max: 255, span: 3 },
};
/** What is wrong with it. */
export const problem: FormField = {
  ...{ name: 'problemDescription', type: 'area', label: 'service.field.problemDescription', required },
  ...{ max: MAX_LONG_TEXT, span: 6 },
};
/** Pictures of it. */
export const photo: FormField = {
  ...{
    name: 'defectPhoto',
    type: 'file',
    label: 'service.field.defectPhoto',
    max: 3,
    span: 6,
    files: 'photo',
  },
};
/** When and where it was bought. */
export const proof: readonly FormField[] = [
  { name: 'proofOfPurchase', type: 'checkbox', label: 'service.field.proofOfPurchase', max: 5, span: 6 },
  {
    ...{
      name: 'proofOfPurchaseFile',
      type: 'file',
      label: 'service.field.proofOfPurchaseFile',
      max: 3,
      span: 6,
    },
    files: 'document',
  },
];
/** Whether a label is wanted. */
export const returnLabel: FormField = {
  ...{ name: 'returnLabel', type: 'checkbox', label: 'service.field.returnLabel', max: 5, span: 6 },
};
