import type { Translate } from '../../shared/i18n/translate.ts';

/** Shopware's default, which the hint states. */
const MIN_PASSWORD_LENGTH = 8;

/** Null for a password that is long enough. */
export function checkPassword(password: string, t: Translate): string | null {
  if (!password) return t('form.required_password');
  return password.length < MIN_PASSWORD_LENGTH ? t('account.password.hint') : null;
}

/** Null for two equal passwords. */
export function checkRepeated(password: string, repeated: string, t: Translate): string | null {
  return password && repeated !== password ? t('account.password.different') : null;
}
