import { ApiError } from '../graphql/api-error.ts';
import type { Translate } from '../i18n/translate.ts';

let t: Translate | null = null;

/** Must be called before failures are shown. */
export function setFailureLanguage(translate: Translate): void {
  t = translate;
}

/** Text for an unreachable shop. */
export function unreachedText(): string {
  return t?.('error.network') ?? '';
}

/** User errors have their own text. */
export function failureText(reason: unknown): string {
  if (!t) return '';
  if (reason instanceof ApiError) {
    if (reason.code === 'RATE_LIMITED') return t('error.rateLimited', { seconds: reason.retryAfter ?? 60 });
    if (reason.code === 'NETWORK') return unreachedText();
    if (reason.code === 'UPSTREAM_TIMEOUT') return t('error.408.text');
    if (reason.code === 'MAINTENANCE_MODE') return t('maintenance.text');
  }
  return t('error.general');
}
