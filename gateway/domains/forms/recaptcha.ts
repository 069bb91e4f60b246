import { request } from 'undici';
import type { Configuration } from '../../config/configuration.ts';
import { isObject } from '../../lib/json.ts';
import type { Logger } from '../../platform/logger.ts';

/** Google's suggested threshold; 0 is a bot and 1 a person. */
const MIN_SCORE = 0.5;
const MAX_BODY_BYTES = 20_000;

/**
 * Verifies a token of reCAPTCHA v3 (https://developers.google.com/recaptcha/docs/verify).
 * @param timeout milliseconds
 * @returns null when unknown: the service is down or too slow, or the secret is wrong
 */
export async function passesRecaptcha(
  { secret, verifyUrl }: NonNullable<Configuration['recaptcha']>,
  token: string,
  address: string | undefined,
  timeout: number,
  log: Logger,
): Promise<boolean | null> {
  const form = new URLSearchParams({ secret, response: token });
  if (address !== undefined) form.set('remoteip', address);
  try {
    const answer = await request(verifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await answer.body.text();
    const verdict: unknown = text.length > MAX_BODY_BYTES ? null : JSON.parse(text);
    if (answer.statusCode !== 200 || !isObject(verdict)) throw new Error(`it answered ${answer.statusCode}`);
    const codes = Array.isArray(verdict['error-codes']) ? verdict['error-codes'] : [];
    if (codes.some((code) => /-secret$/.test(String(code)))) throw new Error('it refuses RECAPTCHA_SECRET');
    const score = verdict['score'];
    return verdict['success'] === true && (typeof score !== 'number' || score >= MIN_SCORE);
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : 'failed' }, 'reCAPTCHA cannot be asked');
    return null;
  }
}
