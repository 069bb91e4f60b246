import { randomBytes } from 'node:crypto';
import type { Captcha, SendFormInput, UserError } from '../../../../schema/generated/types.ts';
import { isObject } from '../../../lib/json.ts';
import type { GatewayContext } from '../../shared/context.ts';
import type { ErrorKey } from '../../shared/error-codes.ts';
import { userError } from '../../shared/user-errors.ts';
import { isWorkDone, workFor } from '../proof-of-work.ts';
import { passesRecaptcha } from '../recaptcha.ts';

const TTL_MS = 600_000;

/** Content of a captcha's sealed token. */
interface Sealed {
  readonly id: string;
  /** Signs this one challenge. */
  readonly secret: string;
}

/** Errors here make the client request another captcha. */
const FIELD = ['captchaAnswer'];

/** A captcha for one submission: work for the shopper's browser, or reCAPTCHA v3 if configured. */
export async function captcha({ configuration, seals }: GatewayContext): Promise<Captcha> {
  const { recaptcha } = configuration;
  const sealed: Sealed = { id: randomText(), secret: randomText() };
  const token = seals.captcha.seal(JSON.stringify(sealed));
  if (recaptcha !== null) return { token, challenge: null, siteKey: recaptcha.siteKey };
  return { token, challenge: await workFor(sealed.secret), siteKey: null };
}

type CaptchaOutcome =
  | { readonly ticket: string; readonly error: null }
  | { readonly ticket: null; readonly error: UserError };

/**
 * What is wrong with an answer as far as it shows without using the captcha up: for a form that is refused for another reason. A
 * captcha that was used before, and what its service thinks, are told once the form is right.
 */
export async function captchaRefusals(
  { configuration, seals, messages }: GatewayContext,
  { captchaToken, captchaAnswer }: Pick<SendFormInput, 'captchaToken' | 'captchaAnswer'>,
): Promise<UserError[]> {
  if (captchaAnswer.trim() === '') return [userError(messages, 'VIOLATION::IS_BLANK_ERROR', FIELD)];
  const sealed = openedCaptcha(seals, captchaToken);
  if (sealed === null) return [userError(messages, 'CAPTCHA_EXPIRED', FIELD)];
  const fits = configuration.recaptcha !== null || (await isWorkDone(captchaAnswer, sealed.secret));
  return fits ? [] : [userError(messages, 'CAPTCHA_WRONG', FIELD)];
}

/** null for a captcha that is too old or none. */
function openedCaptcha(seals: GatewayContext['seals'], token: string): Sealed | null {
  const opened = token.length > 1_000 ? null : seals.captcha.open(token);
  return opened === null || Date.now() - opened.sealedAt > TTL_MS ? null : sealedOf(opened.value);
}

/**
 * Checks an answer; the captcha is used up, right or wrong.
 * @returns a ticket to release if the submission fails for another reason
 */
export async function checkCaptcha(
  { configuration, log, seals, singleUse, messages, address }: GatewayContext,
  { captchaToken, captchaAnswer }: Pick<SendFormInput, 'captchaToken' | 'captchaAnswer'>,
): Promise<CaptchaOutcome> {
  const refuse = (code: ErrorKey): CaptchaOutcome => ({
    ticket: null,
    error: userError(messages, code, FIELD),
  });
  if (captchaAnswer.trim() === '') return refuse('VIOLATION::IS_BLANK_ERROR');
  const sealed = openedCaptcha(seals, captchaToken);
  const ticket = `captcha:${sealed?.id ?? ''}`;
  if (sealed === null || !(await singleUse.use(ticket, TTL_MS))) return refuse('CAPTCHA_EXPIRED');
  const { recaptcha, upstreamTimeout } = configuration;
  if (recaptcha !== null) {
    const passed = await passesRecaptcha(recaptcha, captchaAnswer, address, upstreamTimeout, log);
    if (passed === null) return refuse('CAPTCHA_UNAVAILABLE');
    return passed ? { ticket, error: null } : refuse('CAPTCHA_REFUSED');
  }
  return (await isWorkDone(captchaAnswer, sealed.secret)) ? { ticket, error: null } : refuse('CAPTCHA_WRONG');
}

function sealedOf(text: string): Sealed | null {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) return null;
  const { id, secret } = value;
  return typeof id === 'string' && typeof secret === 'string' ? { id, secret } : null;
}

function randomText(): string {
  return randomBytes(18).toString('base64url');
}
