import type { UserError } from '../../../schema/generated/types.ts';
import type { Messages, Values } from '../shared/messages/messages.ts';
import { userError } from '../shared/user-errors.ts';
import type { FieldRule } from './fields.ts';

/** Requires a local part and a domain of at least two labels. */
const EMAIL = /^[^\s@<>(),;:"\\]+@[^\s@.<>(),;:"\\]+(?:\.[^\s@.<>(),;:"\\]+)+$/;
const INTEGER = /^\d+$/;
/** Decimal point or comma, and the Swiss apostrophe between thousands. */
const DECIMAL = /^\d{1,3}(?:['’]?\d{3})*(?:[.,]\d{1,2})?$|^\d+(?:[.,]\d{1,2})?$/;
const ID = /^[0-9a-f]{32}$/;
const MAX_LIST_VALUES = 50;

export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** Errors of a field by docs/rules.md, "What is checked". */
export function fieldErrors(
  name: string,
  rule: FieldRule,
  values: readonly string[],
  messages: Messages,
): UserError[] {
  const refuse = (code: string, params: Values = {}) => [userError(messages, code, [name], params)];
  const [value] = values;
  if (value === undefined) return rule.required ? refuse('VIOLATION::IS_BLANK_ERROR') : [];
  if (values.length > (rule.type === 'list' ? MAX_LIST_VALUES : 1)) {
    return refuse('FIELD_TOO_MANY', { max: rule.type === 'list' ? MAX_LIST_VALUES : 1 });
  }
  if (values.some((entry) => entry.length > rule.max)) return refuse('FIELD_TOO_LONG', { max: rule.max });
  switch (rule.type) {
    case 'email':
      return isEmail(value) ? [] : refuse('VIOLATION::INVALID_FORMAT_ERROR');
    case 'integer':
      if (!INTEGER.test(value)) return refuse('FIELD_NOT_INTEGER');
      return Number(value) < 1 ? refuse('FIELD_TOO_LOW', { min: 1 }) : [];
    case 'decimal':
      return DECIMAL.test(value) ? [] : refuse('FIELD_NOT_DECIMAL');
    case 'date':
      return isDay(value) ? [] : refuse('FIELD_NOT_DATE');
    case 'salutation':
      return ID.test(value) ? [] : refuse('VIOLATION::NO_SUCH_CHOICE_ERROR');
    default:
      return [];
  }
}

/** Whether a text is a valid ISO 8601 date up to tomorrow (because of time zones). */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || time > Date.now() + 86_400_000) return false;
  return new Date(time).toISOString().startsWith(text);
}
