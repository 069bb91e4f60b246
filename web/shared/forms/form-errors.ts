import type { UserErrorPartsFragment } from '../../generated/graphql.ts';

/** Messages by the id of the field they belong to. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The element id of a form's field for a path of the schema's input: `billingAddress`, `zipcode`. */
export function fieldId(form: string, path: readonly string[]): string {
  const names = path.filter((part) => part !== 'input' && !/^\d+$/.test(part));
  return [form, ...names].join('-');
}

/** The shop's refusals at their fields, and those that belong to none. */
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
