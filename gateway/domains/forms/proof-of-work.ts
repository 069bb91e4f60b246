import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { isObject } from '../../lib/json.ts';

/** Iterations of one key: under a millisecond of a desktop computer, several of a slow phone. */
const COST = 1_000;
/** Keys that a browser derives until it has the right one. */
const MIN_KEYS = 100;
const MAX_KEYS = 300;
const MAX_PAYLOAD_LENGTH = 4_000;

/** A challenge of ALTCHA as JSON, signed with a secret that only it has. */
export async function workFor(secret: string): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(MIN_KEYS, MAX_KEYS),
    deriveKey,
    hmacSignatureSecret: secret,
  });
  return JSON.stringify(challenge);
}

/** Whether a payload of ALTCHA (JSON in Base64) solves the challenge that was signed with this secret. */
export async function isWorkDone(payload: string, secret: string): Promise<boolean> {
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
