import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether somebody brought a secret; how long that takes to say does not tell how much of it was right. */
export function isSameSecret(candidate: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(candidate), hash(right));
}
