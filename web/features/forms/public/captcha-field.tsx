import { useTranslate } from '../../../shared/i18n/shop.ts';
import { FieldError } from '../../../shared/ui/field.tsx';
import { LinkedText } from '../../../shared/ui/linked-text.tsx';
import type { CaptchaState } from '../use-captcha.ts';

/** Needs no input from the shopper. */
export function CaptchaField({
  id,
  captcha,
  error,
}: {
  id: string;
  captcha: CaptchaState;
  error: string | undefined;
}) {
  const t = useTranslate();
  return (
    <div id={id} tabIndex={-1} data-testid="captcha">
      <p className="small text-ink-2">
        {captcha.google ? (
          <LinkedText text={t('captcha.protected')} href="https://policies.google.com/" newTab />
        ) : (
          t('captcha.automatic')
        )}
      </p>
      <p className="sr-only" role="status">
        {captcha.done && !error && t('captcha.done')}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}
