/** A value that nobody else makes, for `idempotencyKey`: keep it as long as the same thing is tried again. */
export function idempotencyKey(): string {
  const bytes = new Uint8Array(16);
  // React Native has no Web Crypto of its own. The key is no secret: it counts within one session.
  if (globalThis.crypto?.getRandomValues) globalThis.crypto.getRandomValues(bytes);
  else for (const index of bytes.keys()) bytes[index] = Math.floor(Math.random() * 256);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
