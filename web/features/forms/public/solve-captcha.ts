import type { CaptchaQuery } from '../../../generated/graphql.ts';
import { query } from '../../../shared/graphql/current-client.tsx';
import { CaptchaDocument } from './forms.generated.ts';

interface Recaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

function loaded(): Recaptcha | null {
  const found: unknown = Reflect.get(globalThis, 'grecaptcha');
  return typeof found === 'object' && found !== null && 'execute' in found && 'ready' in found
    ? (found as Recaptcha)
    : null;
}

/** Loads Google's script with the first submit, not before. @throws Error when Google is unreachable */
export async function recaptchaToken(siteKey: string, locale: string): Promise<string> {
  if (!loaded()) {
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      const query = new URLSearchParams({ render: siteKey, hl: locale.slice(0, 2) });
      script.src = `https://www.google.com/recaptcha/api.js?${query}`;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error('reCAPTCHA did not load.')));
      document.head.append(script);
    });
  }
  const recaptcha = loaded();
  if (!recaptcha) throw new Error('reCAPTCHA did not load.');
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action: 'form' });
}

export interface CaptchaAnswer {
  readonly captchaToken: string;
  readonly captchaAnswer: string;
}

export async function requestCaptcha(): Promise<CaptchaQuery['captcha']> {
  return (await query(CaptchaDocument, {})).captcha;
}

/** Solves a challenge off the main thread. */
export async function solveChallenge(challenge: string): Promise<string> {
  const { solved } = await import('../proof-of-work.ts');
  return solved(challenge);
}

/** Requests and solves a captcha, for a mutation that requires one only sometimes. */
export async function solveCaptcha(locale: string): Promise<CaptchaAnswer> {
  const { token, challenge, siteKey } = await requestCaptcha();
  const captchaAnswer =
    siteKey === null ? await solveChallenge(challenge ?? '') : await recaptchaToken(siteKey, locale);
  return { captchaToken: token, captchaAnswer };
}
