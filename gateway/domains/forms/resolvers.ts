import {
  FILE_TYPES,
  type FieldRule,
  type Fields,
  FORM_FIELDS,
  MAX_LIST_VALUES,
} from '../../../schema/form-contract.ts';
import type { FormField, FormFieldType, FormKind } from '../../../schema/generated/types.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Messages } from '../shared/messages/messages.ts';
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from './newsletter.ts';
import { captcha } from './public/captcha.ts';
import { submitReview } from './review.ts';
import { sendForm } from './send-form.ts';

export const formsResolvers = {
  Query: {
    captcha: (_, __, context) => captcha(context),
    formFields: (_, { kind }, { messages }) => formFields(kind, messages),
  },
  Mutation: {
    sendForm: (_, { input }, context) => sendForm(context, input),
    subscribeNewsletter: (_, { input }, context) => subscribeNewsletter(context, input),
    confirmNewsletter: (_, { input }, context) => confirmNewsletter(context, input),
    unsubscribeNewsletter: (_, { input }, context) => unsubscribeNewsletter(context, input),
    submitReview: (_, { input }, context) => submitReview(context, input),
  },
} satisfies Resolvers;

const TYPES: Readonly<Record<FieldRule['type'], FormFieldType>> = {
  text: 'TEXT',
  multiline: 'MULTILINE',
  email: 'EMAIL',
  phone: 'PHONE',
  integer: 'INTEGER',
  decimal: 'DECIMAL',
  date: 'DATE',
  list: 'LIST',
  checkbox: 'CHECKBOX',
  salutation: 'SALUTATION',
  file: 'FILE',
};

const OF_FIXED_LENGTH: readonly FieldRule['type'][] = ['date', 'checkbox', 'salutation', 'file'];

function formFields(kind: FormKind, messages: Messages): FormField[] {
  if (kind === 'NEWSLETTER') return [];
  const fields: Fields = FORM_FIELDS[kind];
  return Object.entries(fields).map(([name, { type, required = false, max, accepts, enabledBy }]) => ({
    name,
    label: messages.text(`form-field-${name}`),
    type: TYPES[type],
    required,
    enabledBy: enabledBy ?? null,
    maxLength: OF_FIXED_LENGTH.includes(type) ? null : max,
    maxValues: type === 'file' ? max : type === 'list' ? MAX_LIST_VALUES : 1,
    mediaTypes: accepts === undefined ? [] : Object.keys(FILE_TYPES[accepts]),
  }));
}
