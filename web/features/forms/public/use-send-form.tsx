import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  CaptchaQuery,
  SendFormInput,
  SendFormMutation,
  UserErrorPartsFragment,
} from '../../../generated/graphql.ts';
import { useMutate } from '../../../shared/graphql/use-personal-query.ts';
import { useShop, useTranslate } from '../../../shared/i18n/shop.ts';
import { LinkedText } from '../../../shared/ui/elements.tsx';
import { FieldError } from '../../../shared/ui/field.tsx';
import { SendFormDocument } from './forms.generated.ts';
import { type CaptchaAnswer, recaptchaToken, requestCaptcha, solveChallenge } from './solve-captcha.ts';

/** The gateway's captcha is valid for ten minutes; replaced a minute earlier. */
const MAX_AGE_MS = 9 * 60_000;

interface Attempt {
  readonly since: number;
  readonly captcha: Promise<CaptchaQuery['captcha']>;
  payload?: Promise<string>;
}

interface CaptchaState {
  readonly google: boolean;
  readonly done: boolean;
}

/** Requested in the browser only: it belongs to one visitor. */
function useCaptcha(locale: string) {
  const [state, setState] = useState<CaptchaState>({ google: false, done: false });
  const attempt = useRef<Attempt | null>(null);
  const isAhead = useRef(false);

  const renew = useCallback((): Attempt => {
    const captcha = requestCaptcha();
    const begun: Attempt = { since: Date.now(), captcha };
    attempt.current = begun;
    captcha.then(
      ({ siteKey }) => setState({ google: siteKey !== null, done: false }),
      () => {
        if (attempt.current === begun) attempt.current = null;
      },
    );
    return begun;
  }, []);
  useEffect(() => void renew(), [renew]);

  /** Concurrent calls share the work. */
  const solve = useCallback(async (): Promise<CaptchaAnswer> => {
    const known = attempt.current;
    const current = known !== null && Date.now() - known.since < MAX_AGE_MS ? known : renew();
    try {
      const { token, challenge, siteKey } = await current.captcha;
      if (siteKey !== null)
        return { captchaToken: token, captchaAnswer: await recaptchaToken(siteKey, locale) };
      current.payload ??= solveChallenge(challenge ?? '');
      const captchaAnswer = await current.payload;
      setState({ google: false, done: true });
      return { captchaToken: token, captchaAnswer };
    } catch (reason) {
      if (attempt.current === current) attempt.current = null;
      throw reason;
    }
  }, [locale, renew]);

  /** Starts when a form is first filled in; Google only on submit. */
  const begin = useCallback(() => {
    if (isAhead.current) return;
    isAhead.current = true;
    attempt.current?.captcha
      .then(({ siteKey }) => (siteKey === null ? solve() : undefined))
      .catch(() => undefined);
  }, [solve]);

  return { captcha: state, begin, solve, renew };
}

type FilledForm = Omit<SendFormInput, 'captchaToken' | 'captchaAnswer' | 'website'>;

/** Sends a form with its captcha and honeypot. */
export function useSendForm() {
  const { t, language } = useShop();
  const sendForm = useMutate(SendFormDocument);
  const { captcha, begin, solve, renew } = useCaptcha(language.locale);
  const [website, setWebsite] = useState('');

  /** Resolves to the refusals. */
  async function send(
    form: FilledForm,
    received: (payload: SendFormMutation['payload']) => void,
  ): Promise<readonly UserErrorPartsFragment[]> {
    const check = await solve().catch(() => null);
    if (check === null)
      return [{ code: 'CAPTCHA_UNAVAILABLE', message: t('captcha.failed'), field: ['captchaAnswer'] }];
    const { payload } = await sendForm({ input: { ...form, ...check, website } });
    if (payload.userErrors.some(({ field }) => field?.some((part) => part.startsWith('captcha')))) renew();
    received(payload);
    return payload.userErrors;
  }

  return { captcha, begin, renew, send, website, setWebsite };
}

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
