import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaQuery } from '../generated/graphql.ts';

/** A captcha from the gateway, solved with the second key. */
export async function easyCaptcha(token = 'token-1'): Promise<CaptchaQuery> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    hmacSignatureSecret: 'a secret of a test',
  });
  return { captcha: { token, challenge: JSON.stringify(challenge), siteKey: null } };
}
