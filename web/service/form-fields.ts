import type { MessageKey } from '../app/translate.ts';
import type { FormKind } from '../generated/graphql.ts';

/** A field of a form; its name is the gateway's (spec §3). */
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

/** Kinds of forms that are sent to the shop; the newsletter is subscribed to. */
export type SentKind = Exclude<FormKind, 'NEWSLETTER'>;

const required = true as const;
const LONG = 5000;
const names: readonly FormField[] = [
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
const email: FormField = {
  ...{ name: 'email', type: 'email', label: 'form.emailLabel', required, max: 254, span: 3 },
  autoComplete: 'email',
};
const person: FormGroup = {
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
const address: FormGroup = {
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
      autoComplete: 'street-address',
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
const message: readonly FormField[] = [
  { name: 'subject', type: 'text', label: 'service.field.subject', required, max: 200, span: 6 },
  { name: 'comment', type: 'area', label: 'service.field.comment', required, max: LONG, span: 6 },
];
const note: FormField = { name: 'comment', type: 'area', label: 'service.field.note', max: LONG, span: 6 };
const order: FormField = {
  ...{
    name: 'webshopOrderNumber',
    type: 'text',
    label: 'service.field.webshopOrderNumber',
    max: 60,
    span: 3,
  },
};
const items: FormField = {
  ...{ name: 'itemNumbers', type: 'list', label: 'service.field.items', max: 60, span: 6 },
  hint: 'service.itemsHint',
};
const itemName: FormField = {
  ...{ name: 'itemName', type: 'text', label: 'service.field.itemName', required, max: 255, span: 3 },
};
const problem: FormField = {
  ...{ name: 'problemDescription', type: 'area', label: 'service.field.problemDescription', required },
  ...{ max: LONG, span: 6 },
};
const photo: FormField = {
  ...{
    name: 'defectPhoto',
    type: 'file',
    label: 'service.field.defectPhoto',
    max: 3,
    span: 6,
    files: 'photo',
  },
};
const proof: readonly FormField[] = [
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
const returnLabel: FormField = {
  ...{ name: 'returnLabel', type: 'checkbox', label: 'service.field.returnLabel', max: 5, span: 6 },
};

/** The fields of each form, in the order in which people fill them in. */
export const FORM_GROUPS: Readonly<Record<SentKind, readonly FormGroup[]>> = {
  CONTACT: [person, { title: 'service.matter', fields: message }],
  CUSTOM: [
    person,
    {
      title: 'service.matter',
      fields: [
        { name: 'customerNumber', type: 'text', label: 'service.field.customerNumber', max: 60, span: 3 },
        { name: 'invoiceNumber', type: 'text', label: 'service.field.invoiceNumber', max: 60, span: 3 },
        { ...items, label: 'service.field.itemNumbers' },
        ...message,
      ],
    },
  ],
  REPAIR: [
    {
      title: 'service.goods',
      fields: [
        itemName,
        { name: 'itemPrice', type: 'decimal', label: 'service.field.itemPrice', max: 20, span: 3 },
        { name: 'itemDescription', type: 'text', label: 'service.field.itemDescription', max: LONG, span: 3 },
        order,
        problem,
        { ...photo, required },
        ...proof,
        returnLabel,
      ],
    },
    person,
    address,
    { title: 'service.matter', fields: [note] },
  ],
  RETURN: [
    {
      title: 'service.goods',
      fields: [
        { ...order, required },
        { name: 'quantity', type: 'integer', label: 'service.field.quantity', required, max: 6, span: 3 },
        { ...items, required },
        { name: 'reason', type: 'area', label: 'service.field.reason', required, max: LONG, span: 6 },
        returnLabel,
      ],
    },
    person,
    { title: 'service.matter', fields: [note] },
  ],
  WARRANTY: [
    {
      title: 'service.goods',
      fields: [
        itemName,
        {
          name: 'purchaseDate',
          type: 'date',
          label: 'service.field.purchaseDate',
          required,
          max: 10,
          span: 3,
        },
        order,
        items,
        problem,
        photo,
        ...proof,
      ],
    },
    person,
    address,
    { title: 'service.matter', fields: [note] },
  ],
  WITHDRAWAL: [
    {
      title: 'service.contract',
      fields: [
        { ...order, required, span: 2 },
        { name: 'orderDate', type: 'date', label: 'service.field.orderDate', max: 10, span: 2 },
        { name: 'receivedDate', type: 'date', label: 'service.field.receivedDate', max: 10, span: 2 },
        { ...items, hint: 'service.wholeOrderHint' },
      ],
    },
    { title: 'service.person', fields: [...names, { ...email, span: 2 }, note] },
  ],
};
