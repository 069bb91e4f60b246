import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Solves ALTCHA's challenge (JSON). @throws Error without Web Crypto (an insecure page), or on timeout */
export async function solved(text: string): Promise<string> {
  const challenge: Challenge = JSON.parse(text);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The captcha was not solved in time.');
  return btoa(JSON.stringify({ challenge, solution }));
}
