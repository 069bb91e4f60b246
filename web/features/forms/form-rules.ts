import { checkEmail } from '../../shared/forms/buyer-rules.ts';
import { type FieldErrors, fieldId } from '../../shared/forms/form-errors.ts';
import type { Translate } from '../../shared/i18n/translate.ts';
import type { FormField } from './form-field.ts';
import { FORM_GROUPS, type SentKind } from './form-fields.ts';

/** What was typed, by the names of the fields; a list has a line for each value, a ticked box says `true`. */
export type FormDraft = Readonly<Record<string, string>>;

/** All fields of a form, in order. */
export function fieldsOf(kind: SentKind): FormField[] {
  return FORM_GROUPS[kind].flatMap(({ fields }) => fields);
}

/** A form in which nothing has been typed. */
export function emptyForm(kind: SentKind): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(kind).flatMap(({ name, type }) => (type === 'file' ? [] : [[name, '']])),
  );
}

/** The values of a list field that are not empty. */
export function listValues(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

/** What was typed, as the gateway wants it: a value for each field, several for a list, none for empty ones. */
export function formValues(kind: SentKind, draft: FormDraft): { name: string; value: string }[] {
  return fieldsOf(kind).flatMap(({ name, type }) => {
    const text = draft[name] ?? '';
    const values = type === 'list' ? listValues(text) : [text.trim()];
    return values.filter(Boolean).map((value) => ({ name, value }));
  });
}

function fieldError({ type, required, max }: FormField, text: string, t: Translate): string | undefined {
  const value = text.trim();
  if (type === 'email') return checkEmail(value, t);
  if (!value) return required && t('form.required');
  const longest = Math.max(...(type === 'list' ? listValues(text) : [value]).map(({ length }) => length));
  if (longest > max) return t('service.long', { max });
  if (type === 'integer' && !/^0*[1-9]\d*$/.test(value)) return t('service.number');
  if (type === 'decimal' && !/^[\d’' ]+([.,]\d{1,2})?$/.test(value)) return t('service.decimal');
  if (type === 'date' && (Number.isNaN(Date.parse(value)) || Date.parse(value) > Date.now()))
    return t('service.date');
  return undefined;
}

/**
 * What can be told to be wrong before the shop is asked (docs/rules.md, "What is checked").
 * @param files number of files chosen, by field
 */
export function checkForm(
  form: string,
  kind: SentKind,
  draft: FormDraft,
  files: Readonly<Record<string, number>>,
  t: Translate,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of fieldsOf(kind)) {
    const { name, type, required } = field;
    const missing = type === 'file' && required && !files[name] ? t('form.required') : undefined;
    const error = type === 'file' ? missing : fieldError(field, draft[name] ?? '', t);
    if (error) errors[fieldId(form, [name])] = error;
  }
  return errors;
}
