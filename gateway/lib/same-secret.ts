import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time. */
export function equalsSecret(candidate: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(candidate), hash(right));
}
