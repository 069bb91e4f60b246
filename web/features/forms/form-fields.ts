import type { FormKind } from '../../generated/graphql.ts';
import {
  address,
  email,
  type FormGroup,
  itemName,
  items,
  MAX_LONG_TEXT,
  message,
  names,
  note,
  order,
  person,
  photo,
  problem,
  proof,
  required,
  returnLabel,
} from './form-field.ts';

/** Kinds of forms that are sent to the shop; the newsletter is subscribed to. */
export type SentKind = Exclude<FormKind, 'NEWSLETTER'>;

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
        {
          name: 'itemDescription',
          type: 'text',
          label: 'service.field.itemDescription',
          max: MAX_LONG_TEXT,
          span: 3,
        },
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
        {
          name: 'reason',
          type: 'area',
          label: 'service.field.reason',
          required,
          max: MAX_LONG_TEXT,
          span: 6,
        },
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
