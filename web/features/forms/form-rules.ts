import { FILE_TYPES, type SentKind } from '../../../schema/form-contract.ts';
import { type FieldCode, fieldRefusal, fileRefusal } from '../../../schema/form-rules.ts';
import type { Problems } from '../../shared/forms/form-errors.ts';
import type { MessageKey, Translate } from '../../shared/i18n/translate.ts';
import { type FormField, formGroups } from './form-field.ts';

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
      problems[name] = t(SENTENCES[refusal.code], { types, ...refusal.params });
    }
  }
  return problems;
}
