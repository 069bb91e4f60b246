import { type FieldErrors, fieldId } from '../../shared/forms/form-errors.ts';
import type { Translate } from '../../shared/i18n/translate.ts';

/** Shopware's default, which the hint states. */
const MIN_PASSWORD_LENGTH = 8;

/** Null for a password that is long enough. */
export function checkPassword(password: string, t: Translate): string | null {
  if (!password) return t('form.required');
  return password.length < MIN_PASSWORD_LENGTH ? t('account.password.hint') : null;
}

export function checkNewPassword(
  form: string,
  names: { password: string; repeated: string },
  password: string,
  repeated: string,
  t: Translate,
): FieldErrors {
  const errors: Record<string, string> = {};
  const wrong = checkPassword(password, t);
  if (wrong) errors[fieldId(form, [names.password])] = wrong;
  if (!repeated) errors[fieldId(form, [names.repeated])] = t('form.required');
  else if (password && repeated !== password) {
    errors[fieldId(form, [names.repeated])] = t('account.password.different');
  }
  return errors;
}
