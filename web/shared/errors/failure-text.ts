import { ApiError } from '../graphql/api-error.ts';
import type { Translate } from '../i18n/translate.ts';

let t: Translate | null = null;

/** Before it is called, failures have no text. */
export function setFailureLanguage(translate: Translate): void {
  t = translate;
}

/** That nobody answered. */
export function unreachedText(): string {
  return t?.('error.network') ?? '';
}

/** Refusals bring their own. */
export function failureText(reason: unknown): string {
  if (!t) return '';
  if (reason instanceof ApiError) {
    if (reason.code === 'RATE_LIMITED') return t('error.rateLimited', { seconds: reason.seconds ?? 60 });
    if (reason.code === 'NETWORK') return unreachedText();
    if (reason.code === 'UPSTREAM_TIMEOUT') return t('error.408.text');
    if (reason.code === 'MAINTENANCE_MODE') return t('maintenance.text');
  }
  return t('error.general');
}
