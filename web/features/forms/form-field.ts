import {
  FILE_TYPES,
  type FieldName,
  type FieldRule,
  type Fields,
  FORM_FIELDS,
  type SentKind,
} from '../../../schema/form-contract.ts';
import { type FieldCode, fieldRefusal, fileRefusal } from '../../../schema/form-rules.ts';
import type { Problems } from '../../shared/forms/form-errors.ts';
import type { MessageKey, Translate } from '../../shared/i18n/translate.ts';

interface Look {
  readonly label: MessageKey;
  readonly span: 2 | 3 | 4 | 6;
  /** Keeps its share of the row on a phone. */
  readonly row?: 'field-zip' | 'field-city';
  readonly autoComplete?: string;
  readonly hint?: MessageKey;
}

export interface FormField extends FieldRule, Look {
  readonly name: string;
}

export interface FormGroup {
  readonly title: GroupTitle;
  readonly folded?: true;
  readonly fields: readonly FormField[];
}

type GroupTitle =
  | 'service.person'
  | 'service.address'
  | 'service.goods'
  | 'service.matter'
  | 'service.contract'
  | 'service.more';
type AnyFieldName = { [Kind in SentKind]: FieldName<Kind> }[SentKind];
/** A field name with overrides. */
type Placed<Name> = Name | readonly [Name, Partial<Look>];
type Layout = {
  readonly [Kind in SentKind]: readonly {
    readonly title: GroupTitle;
    readonly folded?: true;
    readonly fields: readonly Placed<FieldName<Kind>>[];
  }[];
};

const LOOKS: Readonly<Record<AnyFieldName, Look>> = {
  salutation: { label: 'form.salutation', span: 2 },
  firstName: { label: 'form.firstName', span: 2, autoComplete: 'given-name' },
  lastName: { label: 'form.lastName', span: 2, autoComplete: 'family-name' },
  email: { label: 'form.emailLabel', span: 4, autoComplete: 'email' },
  phone: { label: 'service.field.phone', span: 2, autoComplete: 'tel' },
  company: { label: 'form.company', span: 3, autoComplete: 'organization' },
  street: { label: 'form.street', span: 3, autoComplete: 'address-line1' },
  zipcode: { label: 'form.zip', span: 2, row: 'field-zip', autoComplete: 'postal-code' },
  city: { label: 'form.city', span: 2, row: 'field-city', autoComplete: 'address-level2' },
  country: { label: 'form.country', span: 2, autoComplete: 'country-name' },
  customerNumber: { label: 'account.number', span: 3 },
  invoiceNumber: { label: 'service.field.invoiceNumber', span: 3 },
  webshopOrderNumber: { label: 'service.field.webshopOrderNumber', span: 3 },
  orderDate: { label: 'service.field.orderDate', span: 2 },
  receivedDate: { label: 'service.field.receivedDate', span: 2 },
  purchaseDate: { label: 'service.field.purchaseDate', span: 3 },
  itemNumbers: { label: 'service.field.items', span: 6, hint: 'service.itemsHint' },
  itemName: { label: 'service.field.itemName', span: 3 },
  itemPrice: { label: 'service.field.itemPrice', span: 3 },
  itemDescription: { label: 'service.field.itemDescription', span: 3 },
  quantity: { label: 'service.field.quantity', span: 3 },
  reason: { label: 'service.field.reason', span: 6 },
  problemDescription: { label: 'service.field.problemDescription', span: 6 },
  defectPhoto: { label: 'service.field.defectPhoto', span: 6 },
  proofOfPurchase: { label: 'service.field.proofOfPurchase', span: 6 },
  proofOfPurchaseFile: { label: 'service.field.proofOfPurchaseFile', span: 6 },
  returnLabel: { label: 'service.field.returnLabel', span: 6 },
  subject: { label: 'service.field.subject', span: 6 },
  comment: { label: 'service.field.note', span: 6 },
};

const PERSON = {
  title: 'service.person',
  fields: ['salutation', 'firstName', 'lastName', 'email', 'phone'],
} as const;
const ADDRESS = {
  title: 'service.address',
  fields: ['company', 'street', 'zipcode', 'city', 'country'],
} as const;
const NOTE = { title: 'service.matter', fields: ['comment'] } as const;
const MESSAGE = ['comment', { label: 'service.field.comment' }] as const;

const LAYOUT: Layout = {
  CONTACT: [PERSON, { title: 'service.matter', fields: ['subject', MESSAGE] }],
  CUSTOM: [
    PERSON,
    {
      title: 'service.matter',
      fields: [
        'customerNumber',
        'invoiceNumber',
        ['itemNumbers', { label: 'service.field.itemNumbers' }],
        'subject',
        MESSAGE,
      ],
    },
  ],
  REPAIR: [
    {
      title: 'service.goods',
      fields: ['itemName', 'webshopOrderNumber', 'problemDescription', 'defectPhoto', 'returnLabel'],
    },
    ADDRESS,
    {
      title: 'service.person',
      fields: ['salutation', 'firstName', 'lastName', ['email', { span: 6 }], ['phone', { span: 6 }]],
    },
    {
      title: 'service.more',
      folded: true,
      fields: ['itemPrice', 'itemDescription', 'proofOfPurchase', 'proofOfPurchaseFile', 'comment'],
    },
  ],
  RETURN: [
    {
      title: 'service.goods',
      fields: ['webshopOrderNumber', 'quantity', 'itemNumbers', 'reason', 'returnLabel'],
    },
    PERSON,
    NOTE,
  ],
  WARRANTY: [
    {
      title: 'service.goods',
      fields: [
        ['itemName', { span: 6 }],
        'purchaseDate',
        'webshopOrderNumber',
        ['itemNumbers', { label: 'service.field.itemNumbers' }],
        'problemDescription',
        'defectPhoto',
        'proofOfPurchase',
        'proofOfPurchaseFile',
      ],
    },
    PERSON,
    ADDRESS,
    NOTE,
  ],
  WITHDRAWAL: [
    {
      title: 'service.contract',
      fields: [
        ['webshopOrderNumber', { span: 2 }],
        'orderDate',
        'receivedDate',
        ['itemNumbers', { hint: 'service.wholeOrderHint' }],
      ],
    },
    { title: 'service.person', fields: ['firstName', 'lastName', ['email', { span: 2 }], 'comment'] },
  ],
  BACK_IN_STOCK: [
    { title: 'service.goods', fields: ['itemName', 'itemNumbers'] },
    { title: 'service.person', fields: [['email', { span: 6 }]] },
  ],
  CANCELLATION: [
    { title: 'service.contract', fields: ['webshopOrderNumber'] },
    { title: 'service.person', fields: ['firstName', 'lastName', ['email', { span: 2 }], 'comment'] },
  ],
};

export function formGroups(kind: SentKind): FormGroup[] {
  const rules: Fields = FORM_FIELDS[kind];
  return LAYOUT[kind].map(({ title, folded, fields }) => ({
    title,
    ...(folded && { folded }),
    fields: fields.flatMap((place: Placed<AnyFieldName>) => {
      const [name, look] = typeof place === 'string' ? [place, {}] : place;
      const rule = rules[name];
      return rule ? [{ name, ...rule, ...LOOKS[name], ...look }] : [];
    }),
  }));
}

/** By field name; lists have a line for each value, a ticked box is `true`. */
export type FormDraft = Readonly<Record<string, string>>;

export function fieldsOf(kind: SentKind): FormField[] {
  return formGroups(kind).flatMap(({ fields }) => fields);
}

export function emptyForm(kind: SentKind): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(kind).flatMap(({ name, type }) => (type === 'file' ? [] : [[name, '']])),
  );
}

export function listValues(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

function valuesOf({ name, type }: FormField, draft: FormDraft): string[] {
  const text = draft[name] ?? '';
  return type === 'list' ? listValues(text) : [text.trim()].filter(Boolean);
}

/** One value per field, several for a list, none for an empty field. */
export function formValues(kind: SentKind, draft: FormDraft): { name: string; value: string }[] {
  const activeFields = fieldsOf(kind).filter(({ enabledBy }) => !enabledBy || draft[enabledBy] === 'true');
  return activeFields.flatMap((field) =>
    valuesOf(field, draft).map((value) => ({ name: field.name, value })),
  );
}

const SENTENCES: Readonly<Record<FieldCode, MessageKey>> = {
  'VIOLATION::IS_BLANK_ERROR': 'form.required',
  'VIOLATION::INVALID_FORMAT_ERROR': 'form.email',
  'VIOLATION::NO_SUCH_CHOICE_ERROR': 'form.choose',
  FIELD_TOO_MANY: 'service.many',
  FIELD_TOO_LONG: 'service.long',
  FIELD_NOT_INTEGER: 'service.number',
  FIELD_TOO_LOW: 'service.number',
  FIELD_NOT_DECIMAL: 'service.decimal',
  FIELD_NOT_DATE: 'service.date',
  FIELD_NOT_PHONE: 'service.phone',
  FILE_NOT_A_PICTURE: 'upload.type',
};

/** Validates before sending (docs/rules.md, "Validation"); `files` are content types by field. */
export function checkForm(
  kind: SentKind,
  draft: FormDraft,
  files: Readonly<Record<string, readonly string[]>>,
  t: Translate,
): Problems {
  const problems: Record<string, string> = {};
  for (const field of fieldsOf(kind)) {
    const { name, type, accepts = 'document', enabledBy } = field;
    if (enabledBy !== undefined && draft[enabledBy] !== 'true') continue;
    const refusal =
      type === 'file' ? fileRefusal(field, files[name] ?? []) : fieldRefusal(field, valuesOf(field, draft));
    if (refusal) {
      const types = Object.values(FILE_TYPES[accepts]).join(', ');
      problems[name] = t(SENTENCES[refusal.code], { context: name, types, ...refusal.params });
    }
  }
  return problems;
}
