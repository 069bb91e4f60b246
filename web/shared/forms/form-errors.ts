import type { UserErrorPartsFragment } from '../../generated/graphql.ts';

/** Messages by the id of their field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Messages by the path of their field, joined with hyphens; empty ones do not count. */
export type Problems = Readonly<Record<string, string | false | null | undefined>>;

/** `path` is that of the schema's input: `billingAddress`, `zipcode`. */
export function fieldId(form: string, path: readonly string[]): string {
  const names = path.filter((part) => part !== 'input' && !/^\d+$/.test(part));
  return [form, ...names].join('-');
}

export function errorsOf(form: string, problems: Problems): FieldErrors {
  const found = Object.entries(problems).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(found.map(([path, message]) => [fieldId(form, [path]), message]));
}

/** Id and error of a form's field, by its path in the schema's input. */
export type FieldOf = (...path: string[]) => { id: string; error: string | undefined };

export function fieldsOf(form: string, errors: FieldErrors): FieldOf {
  return (...path) => {
    const id = fieldId(form, path);
    return { id, error: errors[id] };
  };
}

/** Makes the props of a draft's text fields. @param section for autofill */
export function draftFields<Key extends string>(
  fieldOf: FieldOf,
  draft: Readonly<Record<Key, string>>,
  onEdit: (change: Record<string, string>) => void,
  section?: 'billing' | 'shipping',
) {
  return (key: Key, autoComplete: string, required = true) => ({
    ...fieldOf(key),
    autoComplete: section ? `${section} ${autoComplete}` : autoComplete,
    value: draft[key],
    required,
    onChange: (value: string) => onEdit({ [key]: value }),
  });
}

/** Without the error of `field` once its value is valid. */
export function withoutCorrected(errors: FieldErrors, field: EventTarget): FieldErrors {
  const isInput = field instanceof HTMLInputElement;
  if (!isInput && !(field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement))
    return errors;
  const { [field.id || field.name]: error, ...others } = errors;
  const isEmpty =
    isInput && field.type === 'checkbox' ? !field.checked : field.required && !field.value.trim();
  return error === undefined || isEmpty || !field.validity.valid ? errors : others;
}

/** User errors by field, and those without a field. */
export function sortErrors(
  form: string,
  userErrors: readonly UserErrorPartsFragment[],
): { fields: FieldErrors; general: string[] } {
  const fields: Record<string, string> = {};
  const general: string[] = [];
  for (const { field, message } of userErrors) {
    if (field?.length) fields[fieldId(form, field)] ??= message;
    else general.push(message);
  }
  return { fields, general };
}
