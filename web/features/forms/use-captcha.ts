import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaQuery } from '../../generated/graphql.ts';
import { type CaptchaAnswer, requestCaptcha, solveChallenge } from './public/solve-captcha.ts';
import { recaptchaToken } from './recaptcha.ts';

/** The gateway's captcha is valid for ten minutes; replaced a minute earlier. */
const MAX_AGE_MS = 9 * 60_000;

interface Attempt {
  readonly since: number;
  readonly captcha: Promise<CaptchaQuery['captcha']>;
  payload?: Promise<string>;
}

export interface CaptchaState {
  readonly google: boolean;
  readonly done: boolean;
}

/** Requested in the browser only: it belongs to one visitor. */
export function useCaptcha(locale: string) {
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
        // The next submit requests a new one.
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
