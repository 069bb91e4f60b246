import { type FieldErrors, fieldId } from '../../shared/forms/form-errors.ts';
import type { Translate } from '../../shared/i18n/translate.ts';

/** A new password is there, and twice the same (docs/rules.md, "What is checked"); how long it must be the shop says. */
export function checkNewPassword(
  form: string,
  names: { password: string; repeated: string },
  password: string,
  repeated: string,
  t: Translate,
): FieldErrors {
  const errors: Record<string, string> = {};
  if (!password) errors[fieldId(form, [names.password])] = t('form.required');
  if (!repeated) errors[fieldId(form, [names.repeated])] = t('form.required');
  else if (password && repeated !== password) {
    errors[fieldId(form, [names.repeated])] = t('account.password.different');
  }
  return errors;
}
