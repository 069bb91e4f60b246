import { type FieldRule, type Fields, FORM_FIELDS, type SentKind } from '../../../schema/form-contract.ts';
import { fieldRefusal, fileRefusal, type Refusal } from '../../../schema/form-rules.ts';
import type { SendFormInput, UserError } from '../../../schema/generated/types.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { Messages } from '../shared/messages/messages.ts';
import { badInput } from '../shared/problem.ts';
import { userError } from '../shared/user-errors.ts';
import { openUpload, type Upload } from './uploads.ts';

/** A submitted form by field name; empty values are omitted. */
export interface FilledForm {
  readonly kind: SentKind;
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly files: ReadonlyMap<string, readonly Upload[]>;
}

const MAX_VALUES = 200;

/** Shopware rejects URLs in names (case 890). */
const NAMES = ['firstName', 'lastName'];
const WEB_ADDRESS = /https?:\//;

/** @throws GraphQLError BAD_USER_INPUT for unknown fields */
export function filledForm(kind: SentKind, input: SendFormInput, seal: Seal): FilledForm {
  const fields: Fields = FORM_FIELDS[kind];
  if (input.fields.length > MAX_VALUES) throw badInput('Too many values');
  const values = new Map<string, string[]>();
  const files = new Map<string, Upload[]>();
  for (const { name, value } of input.fields) {
    if (!Object.hasOwn(fields, name))
      throw badInput(`${kind} has no field "${name.slice(0, 64)}"; it has ${Object.keys(fields).join(', ')}`);
    const plain = clean(value);
    if (plain === '') continue;
    if (fields[name]?.type === 'file') {
      const upload = openUpload(seal, plain);
      files.set(name, [...(files.get(name) ?? []), ...(upload === null ? [] : [upload])]);
    } else values.set(name, [...(values.get(name) ?? []), plain]);
  }
  return { kind, values, files };
}

function isTicked(values: readonly string[] = []): boolean {
  return values.some((value) => /^(?:true|1|on|yes)$/.test(value));
}

/** Errors of a form; `field` is the form field's name (docs/rules.md, "Validation"). */
export function formErrors({ kind, values, files }: FilledForm, messages: Messages): UserError[] {
  const fields: Fields = FORM_FIELDS[kind];
  const linked = NAMES.filter((name) => values.get(name)?.some((value) => WEB_ADDRESS.test(value)));
  const isApplicable = ({ enabledBy }: FieldRule) => !enabledBy || isTicked(values.get(enabledBy));
  const wrong = Object.entries(fields).flatMap(([name, rule]) => {
    if (!isApplicable(rule)) return [];
    if (rule.type !== 'file') {
      return fieldErrors(name, fieldRefusal(rule, values.get(name) ?? []), messages);
    }
    const given = files.get(name);
    // An expired key counts as missing, and the shopper must upload again.
    if (given?.length === 0) return [userError(messages, 'UPLOAD_EXPIRED', [name])];
    const types = (given ?? []).map(({ type }) => type);
    return fieldErrors(name, fileRefusal(rule, types), messages);
  });
  return [...wrong, ...linked.map((name) => userError(messages, 'VIOLATION::REGEX_FAILED_ERROR', [name]))];
}

function clean(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim();
}

/** An error of a field; empty without an error. */
export function fieldErrors(field: string, refusal: Refusal | null, messages: Messages): UserError[] {
  return refusal === null ? [] : [userError(messages, refusal.code, [field], refusal.params)];
}

/** Native fields of Shopware's contact form except the comment. */
const NATIVE_FIELDS = new Set(['salutation', 'firstName', 'lastName', 'email', 'phone', 'subject']);
const MAX_SUBJECT_LENGTH = 255;

/** Subject with the reference number, so that the shop finds it. */
export function formSubject({ kind, values }: FilledForm, reference: string, messages: Messages): string {
  const [about] = values.get('subject') ?? values.get('itemName') ?? values.get('webshopOrderNumber') ?? [];
  const name = messages.text(`form-${kind}`);
  const title = `${name} ${reference}`;
  if (about === undefined) return title;
  return `${messages.text('form-label', { label: title })} ${about}`.slice(0, MAX_SUBJECT_LENGTH);
}

/** All fields as readable lines in the shopper's language. */
export function formText(
  form: FilledForm,
  reference: string,
  { configuration, language, messages }: GatewayContext,
): string {
  const dayText = (day: string) =>
    new Date(day).toLocaleDateString(language.formatLocale, { dateStyle: 'long', timeZone: 'UTC' });
  const label = (name: string) => messages.text('form-label', { label: messages.text(`form-field-${name}`) });
  const fields: Fields = FORM_FIELDS[form.kind];
  const lines = Object.entries(fields).flatMap(([name, rule]) => {
    if (NATIVE_FIELDS.has(name)) return [];
    if (rule.type === 'file')
      return (form.files.get(name) ?? []).map(
        (file) => `${label(name)} ${fileLine(file, configuration.publicUrl)}`,
      );
    const values = form.values.get(name) ?? [];
    if (rule.type === 'checkbox') {
      return [`${label(name)} ${messages.text(isTicked(values) ? 'form-yes' : 'form-no')}`];
    }
    if (values.length === 0) return [];
    const value = (rule.type === 'date' ? values.map(dayText) : values).join(', ');
    return [
      value.includes('\n') || value.length > 80 ? `\n${label(name)}\n${value}\n` : `${label(name)} ${value}`,
    ];
  });
  return [`${messages.text(`form-${form.kind}`)} ${reference}`, '', ...lines]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function fileLine({ name, type, size, path }: Upload, publicUrl: string): string {
  return `${name} (${type}, ${Math.max(1, Math.round(size / 1_024))} KB)\n${publicUrl}${path}`;
}
