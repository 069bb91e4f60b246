import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaQuery } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { currentClient } from '../../shared/graphql/current-client.ts';
import { CaptchaDocument } from './public/forms.generated.ts';
import { recaptchaToken } from './recaptcha.ts';

/** The gateway's captcha is good for ten minutes; an older one is replaced before the form is sent. */
const MAX_AGE_MS = 9 * 60_000;

/** What `sendForm` takes. */
interface CaptchaAnswer {
  readonly captchaToken: string;
  readonly captchaAnswer: string;
}

interface Attempt {
  readonly since: number;
  readonly captcha: Promise<CaptchaQuery['captcha']>;
  /** ALTCHA's payload, once somebody has begun to work for it. */
  payload?: Promise<string>;
}

/** Whom the check is left to, and how far it is. */
export interface CaptchaState {
  readonly google: boolean;
  readonly done: boolean;
}

/** The captcha of a form; it is asked for in the browser alone, as it belongs to one visitor. */
export function useCaptcha(locale: string) {
  const [state, setState] = useState<CaptchaState>({ google: false, done: false });
  const attempt = useRef<Attempt | null>(null);
  const isAhead = useRef(false);

  const renew = useCallback((): Attempt => {
    const captcha = dataOf(currentClient().query(CaptchaDocument, {})).then((data) => data.captcha);
    const begun: Attempt = { since: Date.now(), captcha };
    attempt.current = begun;
    captcha.then(
      ({ siteKey }) => setState({ google: siteKey !== null, done: false }),
      () => {
        // Asked for anew when the form is sent.
        if (attempt.current === begun) attempt.current = null;
      },
    );
    return begun;
  }, []);
  useEffect(() => void renew(), [renew]);

  /** Solves the captcha; a second call waits for the same work. */
  const solve = useCallback(async (): Promise<CaptchaAnswer> => {
    const known = attempt.current;
    const current = known !== null && Date.now() - known.since < MAX_AGE_MS ? known : renew();
    try {
      const { token, challenge, siteKey } = await current.captcha;
      if (siteKey !== null)
        return { captchaToken: token, captchaAnswer: await recaptchaToken(siteKey, locale) };
      current.payload ??= workOn(challenge ?? '');
      const captchaAnswer = await current.payload;
      setState({ google: false, done: true });
      return { captchaToken: token, captchaAnswer };
    } catch (reason) {
      if (attempt.current === current) attempt.current = null;
      throw reason;
    }
  }, [locale, renew]);

  /** Solves it ahead, once, when somebody begins to fill in the form; Google is asked only when it is sent. */
  const begin = useCallback(() => {
    if (isAhead.current) return;
    isAhead.current = true;
    attempt.current?.captcha
      .then(({ siteKey }) => (siteKey === null ? solve() : undefined))
      .catch(() => undefined);
  }, [solve]);

  return { captcha: state, begin, solve, renew };
}

async function workOn(challenge: string): Promise<string> {
  const { solved } = await import('./proof-of-work.ts');
  return solved(challenge);
}
