import type { CaptchaQuery } from '../../../generated/graphql.ts';
import { dataOf } from '../../../shared/graphql/api-error.ts';
import { currentClient } from '../../../shared/graphql/current-client.ts';
import { recaptchaToken } from '../recaptcha.ts';
import { CaptchaDocument } from './forms.generated.ts';

export interface CaptchaAnswer {
  readonly captchaToken: string;
  readonly captchaAnswer: string;
}

export async function requestCaptcha(): Promise<CaptchaQuery['captcha']> {
  return (await dataOf(currentClient().query(CaptchaDocument, {}))).captcha;
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
