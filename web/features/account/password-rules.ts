import { type FieldErrors, fieldId } from '../../shared/forms/form-errors.ts';
import type { Translate } from '../../shared/i18n/translate.ts';

/** Length is the shop's to check (docs/rules.md, "What is checked"). */
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
