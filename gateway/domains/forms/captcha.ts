import { randomBytes, randomInt } from 'node:crypto';
import type { Captcha, SendFormInput, UserError } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import type { GatewayContext } from '../shared/context.ts';
import { userError } from '../shared/user-errors.ts';
import { SIGNS } from './captcha-glyphs.ts';
import { captchaPicture } from './captcha-picture.ts';
import { captchaQuestion, isNumber } from './captcha-question.ts';
import { passesRecaptcha } from './recaptcha.ts';

const TTL_MS = 600_000;
const CODE_LENGTH = 5;

interface Answer {
  readonly id: string;
  readonly text: string;
  readonly sum: number;
}

/** Errors here make the client request another captcha. */
const FIELD = ['captchaAnswer'];

/** A captcha for one submission: the gateway's own, or reCAPTCHA v3 if configured. */
export function captcha({ configuration, seals, language, messages }: GatewayContext): Captcha {
  const { recaptcha } = configuration;
  const text = Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join('');
  const { text: question, sum } = captchaQuestion(language.locale, messages);
  const answer: Answer = { id: randomBytes(12).toString('base64url'), text, sum };
  const token = seals.captcha.seal(JSON.stringify(answer));
  return recaptcha === null
    ? { token, image: captchaPicture(text), question, siteKey: null }
    : { token, image: null, question: null, siteKey: recaptcha.siteKey };
}

type CaptchaOutcome =
  | { readonly ticket: string; readonly error: null }
  | { readonly ticket: null; readonly error: UserError };

/**
 * Checks an answer; the captcha is used up, right or wrong.
 * @returns a ticket to release if the submission fails for another reason
 */
export async function checkCaptcha(
  { configuration, log, seals, singleUse, messages, address }: GatewayContext,
  { captchaToken, captchaAnswer }: Pick<SendFormInput, 'captchaToken' | 'captchaAnswer'>,
): Promise<CaptchaOutcome> {
  const refuse = (code: string): CaptchaOutcome => ({
    ticket: null,
    error: userError(messages, code, FIELD),
  });
  if (captchaAnswer.trim() === '') return refuse('VIOLATION::IS_BLANK_ERROR');
  const opened = captchaToken.length > 1_000 ? null : seals.captcha.open(captchaToken);
  if (opened === null || Date.now() - opened.sealedAt > TTL_MS) return refuse('CAPTCHA_EXPIRED');
  const answer = answerOf(opened.value);
  const ticket = `captcha:${answer?.id ?? ''}`;
  if (answer === null || !(await singleUse.use(ticket, TTL_MS))) return refuse('CAPTCHA_EXPIRED');
  const { recaptcha, upstreamTimeout } = configuration;
  if (recaptcha !== null) {
    const passed = await passesRecaptcha(recaptcha, captchaAnswer, address, upstreamTimeout, log);
    if (passed === null) return refuse('CAPTCHA_UNAVAILABLE');
    return passed ? { ticket, error: null } : refuse('CAPTCHA_REFUSED');
  }
  const typed = captchaAnswer.replace(/\s/g, '').toUpperCase();
  const right = typed === answer.text || isNumber(captchaAnswer, answer.sum);
  return right ? { ticket, error: null } : refuse('CAPTCHA_WRONG');
}

function answerOf(sealed: string): Answer | null {
  const value: unknown = JSON.parse(sealed);
  if (!isObject(value)) return null;
  const { id, text, sum } = value;
  return typeof id === 'string' && typeof text === 'string' && typeof sum === 'number'
    ? { id, text, sum }
    : null;
}
