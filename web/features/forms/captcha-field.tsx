import { useTranslate } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { LinkedText } from '../../shared/ui/linked-text.tsx';
import type { CaptchaState } from './use-captcha.ts';

/** Characters to be typed from a picture; whoever cannot see them answers a question instead. */
export function CaptchaField({
  id,
  captcha,
  answer,
  error,
  onAnswer,
  onRenew,
}: {
  id: string;
  captcha: CaptchaState;
  answer: string;
  error: string | undefined;
  onAnswer(answer: string): void;
  onRenew(): void;
}) {
  const t = useTranslate();
  if (captcha?.siteKey) {
    return (
      <p className="small text-ink-2">
        <LinkedText text={t('captcha.protected')} href="https://policies.google.com/" beside />
      </p>
    );
  }
  return (
    <div className="captcha" data-testid="captcha">
      <div className="captcha-picture">
        {captcha?.image && (
          <img src={captcha.image} alt={t('captcha.picture')} data-testid="captcha-picture" />
        )}
        {captcha === undefined && <span className="skeleton" />}
        {captcha === null && <p className="small text-danger">{t('captcha.failed')}</p>}
      </div>
      <Button
        look="plain"
        className="link captcha-other"
        onClick={onRenew}
        data-testid="captcha-other-button"
      >
        {t('captcha.other')}
      </Button>
      <TextField
        id={id}
        className="captcha-answer"
        label={t('captcha.answer')}
        hint={captcha?.question ? t('captcha.question', { question: captcha.question }) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        value={answer}
        error={error}
        onChange={(event) => onAnswer(event.target.value)}
        data-testid="captcha-answer-input"
      />
      {error && captcha?.question && (
        <p className="field-hint captcha-answer">{t('captcha.question', { question: captcha.question })}</p>
      )}
    </div>
  );
}
