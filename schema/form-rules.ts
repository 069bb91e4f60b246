import { isEmail } from './buyer-contract.ts';
import { FILE_TYPES, type FieldRule, MAX_LIST_VALUES, REVIEW } from './form-contract.ts';

/** Violations of form values, by message key. */
export type FieldCode =
  | 'VIOLATION::IS_BLANK_ERROR'
  | 'VIOLATION::INVALID_FORMAT_ERROR'
  | 'VIOLATION::NO_SUCH_CHOICE_ERROR'
  | 'FIELD_TOO_MANY'
  | 'FIELD_TOO_LONG'
  | 'FIELD_TOO_LOW'
  | 'FIELD_NOT_INTEGER'
  | 'FIELD_NOT_DECIMAL'
  | 'FIELD_NOT_DATE'
  | 'FIELD_NOT_PHONE'
  | 'FILE_NOT_A_PICTURE';

/** Violations of reviews. */
export type ReviewCode =
  | 'VIOLATION::IS_BLANK_ERROR'
  | 'VIOLATION::TOO_HIGH_ERROR'
  | 'FIELD_TOO_SHORT'
  | 'FIELD_TOO_LONG'
  | 'FIELD_TOO_LOW';

/** A violation with the parameters of its message. */
export interface Refusal<Code extends FieldCode | ReviewCode = FieldCode | ReviewCode> {
  readonly code: Code;
  readonly params?: Readonly<Record<string, number>>;
}

const BLANK: Refusal<'VIOLATION::IS_BLANK_ERROR'> = { code: 'VIOLATION::IS_BLANK_ERROR' };
const INTEGER = /^\d+$/;
/** Decimal point or comma; thousands separated by apostrophe (Swiss) or space (French). */
const DECIMAL = /^\d{1,3}(?:['’ \u00a0\u202f]?\d{3})*(?:[.,]\d{1,2})?$|^\d+(?:[.,]\d{1,2})?$/;
/** Digits with separators and an extension. */
const PHONE = /^\+?[\d\s()/.\-–]+(?:(?:int\.?|ext\.?|x|#)\s*\d+)?$/i;
const MIN_PHONE_DIGITS = 5;
const SALUTATION_ID = /^[0-9a-f]{32}$/;
const DAY_MS = 86_400_000;

/** Whether a text is a valid ISO 8601 date up to tomorrow (because of time zones). */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || time > Date.now() + DAY_MS) return false;
  return new Date(time).toISOString().startsWith(text);
}

/**
 * Validates values of a field; null if valid.
 * @param values trimmed and not empty
 */
export function fieldRefusal(
  { type, required, max }: FieldRule,
  values: readonly string[],
): Refusal<FieldCode> | null {
  const [value] = values;
  if (value === undefined) return required ? BLANK : null;
  const most = type === 'list' ? MAX_LIST_VALUES : 1;
  if (values.length > most) return { code: 'FIELD_TOO_MANY', params: { max: most } };
  if (values.some(({ length }) => length > max)) return { code: 'FIELD_TOO_LONG', params: { max } };
  switch (type) {
    case 'email':
      return isEmail(value) ? null : { code: 'VIOLATION::INVALID_FORMAT_ERROR' };
    case 'integer':
      if (!INTEGER.test(value)) return { code: 'FIELD_NOT_INTEGER' };
      return Number(value) < 1 ? { code: 'FIELD_TOO_LOW', params: { min: 1 } } : null;
    case 'decimal':
      return DECIMAL.test(value) ? null : { code: 'FIELD_NOT_DECIMAL' };
    case 'date':
      return isDay(value) ? null : { code: 'FIELD_NOT_DATE' };
    case 'phone':
      return PHONE.test(value) && value.replaceAll(/\D/g, '').length >= MIN_PHONE_DIGITS
        ? null
        : { code: 'FIELD_NOT_PHONE' };
    case 'salutation':
      return SALUTATION_ID.test(value) ? null : { code: 'VIOLATION::NO_SUCH_CHOICE_ERROR' };
    default:
      return null;
  }
}

/**
 * Validates the files of a field; null if valid.
 * @param types content types
 */
export function fileRefusal(
  { required, max, accepts = 'document' }: FieldRule,
  types: readonly string[],
): Refusal<FieldCode> | null {
  if (types.length === 0) return required ? BLANK : null;
  if (types.length > max) return { code: 'FIELD_TOO_MANY', params: { max } };
  return types.every((type) => Object.hasOwn(FILE_TYPES[accepts], type))
    ? null
    : { code: 'FILE_NOT_A_PICTURE' };
}

function lengthRefusal(text: string, { min, max }: { min: number; max: number }): Refusal<ReviewCode> | null {
  const { length } = text.trim();
  if (length === 0) return BLANK;
  if (length < min) return { code: 'FIELD_TOO_SHORT', params: { min } };
  return length > max ? { code: 'FIELD_TOO_LONG', params: { max } } : null;
}

function pointsRefusal(points: number): Refusal<ReviewCode> | null {
  const { min, max } = REVIEW.points;
  if (points < min) return { code: 'FIELD_TOO_LOW', params: { min } };
  return points > max ? { code: 'VIOLATION::TOO_HIGH_ERROR', params: { max } } : null;
}

/** Violations of a review by field, in form order. */
export function reviewRefusals(review: {
  readonly points: number;
  readonly title: string;
  readonly text: string;
}): { readonly field: 'points' | 'title' | 'text'; readonly refusal: Refusal<ReviewCode> }[] {
  const found = {
    points: pointsRefusal(review.points),
    title: lengthRefusal(review.title, REVIEW.title),
    text: lengthRefusal(review.text, REVIEW.text),
  };
  return (['points', 'title', 'text'] as const).flatMap((field) => {
    const refusal = found[field];
    return refusal ? [{ field, refusal }] : [];
  });
}
