import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/**
 * Solves a challenge of ALTCHA. The browser derives its keys beside the page's own thread.
 * @param text the challenge as JSON
 * @returns ALTCHA's payload
 * @throws Error where the browser derives no keys (a page that is not secure), or was too slow
 */
export async function solved(text: string): Promise<string> {
  const challenge: Challenge = JSON.parse(text);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The captcha was not solved in time.');
  return btoa(JSON.stringify({ challenge, solution }));
}
