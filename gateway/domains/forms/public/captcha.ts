import { randomBytes, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import type { Captcha, SendFormInput, UserError } from '../../../../schema/generated/types.ts';
import type { Configuration } from '../../../config/configuration.ts';
import { isObject } from '../../../lib/json.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { GatewayContext } from '../../shared/context.ts';
import type { ErrorKey } from '../../shared/error-codes.ts';
import { userError } from '../../shared/user-errors.ts';

const TTL_MS = 600_000;

/** Input field of errors, which make the client request another captcha. */
const FIELD = ['captchaAnswer'];

/** A captcha for one submission: proof of work, or reCAPTCHA v3 if configured. */
export async function captcha({ configuration, seals }: GatewayContext): Promise<Captcha> {
  const { recaptcha } = configuration;
  const secret = randomBytes(18).toString('base64url');
  const token = seals.captcha.seal(secret);
  if (recaptcha !== null) return { token, challenge: null, siteKey: recaptcha.siteKey };
  return { token, challenge: await workFor(secret), siteKey: null };
}

type CaptchaOutcome =
  | { readonly ticket: string; readonly error: null }
  | { readonly ticket: null; readonly error: UserError };

/** The secret that signs the challenge of a captcha; null for an expired or invalid one. */
function openedCaptcha(seals: GatewayContext['seals'], token: string): string | null {
  const opened = token.length > 1_000 ? null : seals.captcha.open(token);
  return opened === null || Date.now() - opened.sealedAt > TTL_MS ? null : opened.value;
}

/**
 * Uses up the captcha, right or wrong; the ticket is to be released if the submission fails otherwise. With `isTrial` the
 * captcha remains usable, for a form that is rejected for another reason.
 */
export async function checkCaptcha(
  { configuration, log, seals, singleUse, messages, address }: GatewayContext,
  { captchaToken, captchaAnswer }: Pick<SendFormInput, 'captchaToken' | 'captchaAnswer'>,
  isTrial = false,
): Promise<CaptchaOutcome> {
  const refuse = (code: ErrorKey): CaptchaOutcome => ({
    ticket: null,
    error: userError(messages, code, FIELD),
  });
  if (captchaAnswer.trim() === '') return refuse('VIOLATION::IS_BLANK_ERROR');
  const secret = openedCaptcha(seals, captchaToken);
  const ticket = `captcha:${secret ?? ''}`;
  if (secret === null || !(isTrial || (await singleUse.use(ticket, TTL_MS))))
    return refuse('CAPTCHA_EXPIRED');
  const { recaptcha, upstreamTimeout } = configuration;
  if (recaptcha !== null) {
    // Google accepts a token once.
    if (isTrial) return { ticket, error: null };
    const passed = await passesRecaptcha(recaptcha, captchaAnswer, address, upstreamTimeout, log);
    if (passed === null) return refuse('CAPTCHA_UNAVAILABLE');
    return passed ? { ticket, error: null } : refuse('CAPTCHA_REFUSED');
  }
  return (await isWorkDone(captchaAnswer, secret)) ? { ticket, error: null } : refuse('CAPTCHA_WRONG');
}

/** Iterations per key: less than a millisecond on a desktop computer, several on a slow phone. */
const COST = 1_000;
const MIN_KEYS = 100;
const MAX_KEYS = 300;
const MAX_PAYLOAD_LENGTH = 4_000;

/** An ALTCHA challenge as JSON, signed with a separate secret. */
async function workFor(secret: string): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(MIN_KEYS, MAX_KEYS),
    deriveKey,
    hmacSignatureSecret: secret,
  });
  return JSON.stringify(challenge);
}

/** Whether an ALTCHA payload (JSON in Base64) solves the challenge with this secret. */
async function isWorkDone(payload: string, secret: string): Promise<boolean> {
  if (payload.length > MAX_PAYLOAD_LENGTH) return false;
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64').toString());
    if (!isObject(value)) return false;
    const { challenge, solution } = value;
    if (!isChallenge(challenge) || !isSolution(solution)) return false;
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret,
    });
    return verified;
  } catch {
    return false;
  }
}

function isChallenge(value: unknown): value is Challenge {
  if (!isObject(value) || typeof value['signature'] !== 'string') return false;
  const { parameters } = value;
  if (!isObject(parameters)) return false;
  const { algorithm, nonce, salt, keyPrefix, cost, keyLength } = parameters;
  return (
    [algorithm, nonce, salt, keyPrefix].every((text) => typeof text === 'string') &&
    [cost, keyLength].every(Number.isInteger)
  );
}

function isSolution(value: unknown): value is Solution {
  return isObject(value) && Number.isInteger(value['counter']) && typeof value['derivedKey'] === 'string';
}

/** Google's suggested threshold; 0 is a bot, 1 is human. */
const MIN_SCORE = 0.5;

/** Verifies a token of reCAPTCHA v3; null if the service is down or too slow, or the secret is wrong. */
async function passesRecaptcha(
  { secret, verifyUrl }: NonNullable<Configuration['recaptcha']>,
  token: string,
  address: string | undefined,
  timeout: number,
  log: Logger,
): Promise<boolean | null> {
  const form = new URLSearchParams({ secret, response: token });
  if (address !== undefined) form.set('remoteip', address);
  try {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(timeout),
    });
    const verdict: unknown = answer.ok ? await answer.json() : null;
    if (!isObject(verdict)) throw new Error(`it answered ${answer.status}`);
    const codes = Array.isArray(verdict['error-codes']) ? verdict['error-codes'] : [];
    if (codes.some((code) => /-secret$/.test(String(code)))) throw new Error('it refuses RECAPTCHA_SECRET');
    const score = verdict['score'];
    return verdict['success'] === true && (typeof score !== 'number' || score >= MIN_SCORE);
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : 'failed' }, 'reCAPTCHA cannot be reached');
    return null;
  }
}
