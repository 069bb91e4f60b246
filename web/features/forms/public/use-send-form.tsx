import { useCallback, useEffect, useRef, useState } from 'react';
import { useQuery } from 'urql';
import type { CaptchaQuery, SendFormInput, SendFormMutation } from '../../../generated/graphql.ts';
import { useForm } from '../../../shared/forms/form.tsx';
import type { Problems } from '../../../shared/forms/form-errors.ts';
import { mutate } from '../../../shared/graphql/current-client.tsx';
import { useShop, useTranslate } from '../../../shared/i18n/shop.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { LinkedText } from '../../../shared/ui/elements.tsx';
import { FieldError } from '../../../shared/ui/field.tsx';
import { SenderDocument, SendFormDocument } from './forms.generated.ts';
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

  return { state, begin, solve, renew };
}

/** Name and e-mail address of a customer who is logged in. */
export function useSender() {
  return useQuery({ query: SenderDocument, pause: useSession() !== 'CUSTOMER' })[0].data?.customer;
}

type FilledForm = Omit<SendFormInput, 'captchaToken' | 'captchaAnswer' | 'website'>;

const NOT_SENT = {
  sent: false,
  reference: null,
  receivedTime: null,
  confirmation: null,
  acknowledged: false,
};

/** A form with captcha and honeypot, whose props are included. */
export function useSendForm(id: string) {
  const { t, language } = useShop();
  const form = useForm(id);
  const { state, begin, solve, renew } = useCaptcha(language.locale);
  const [website, setWebsite] = useState('');

  async function request(filled: FilledForm): Promise<SendFormMutation> {
    const check = await solve().catch(() => null);
    if (check === null) {
      const field = ['captchaAnswer'];
      const refusal = { code: 'CAPTCHA_UNAVAILABLE' as const, message: t('captcha.failed'), field };
      return { payload: { ...NOT_SENT, userErrors: [refusal] } };
    }
    const answer = await mutate(SendFormDocument, { input: { ...filled, ...check, website } });
    const { userErrors } = answer.payload;
    if (userErrors.some(({ field }) => field?.some((part) => part.startsWith('captcha')))) renew();
    return answer;
  }

  const { id: captchaId, error } = form.field('captchaAnswer');
  return {
    form,
    begin,
    renew,
    send: (problems: Problems, filled: FilledForm) => form.submit(problems, () => request(filled)),
    captcha: { id: captchaId, state, error: error ?? form.field('captchaToken').error },
    honeypot: { value: website, onChange: setWebsite },
  };
}

interface CaptchaFieldProps {
  id: string;
  state: CaptchaState;
  error: string | undefined;
}

/** Needs no input from the shopper. */
export function CaptchaField({ id, state, error }: CaptchaFieldProps) {
  const t = useTranslate();
  return (
    <div id={id} tabIndex={-1} data-testid="captcha">
      {state.google && (
        <p className="small text-ink-2">
          <LinkedText text={t('captcha.protected')} href="https://policies.google.com/" newTab />
        </p>
      )}
      <p className="sr-only" role="status">
        {state.done && !error && t('captcha.done')}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What sending means for the shopper's data. */
export function ReplyConsent() {
  const { t, identity } = useShop();
  const privacy = identity.legalPages.find(({ role }) => role === 'PRIVACY');
  const text = privacy ? t('service.consent', { page: privacy.label }) : t('service.consentPlain');
  return (
    <p className="small mt-3 text-ink-2">
      <LinkedText text={text} href={privacy?.path} newTab />
    </p>
  );
}
