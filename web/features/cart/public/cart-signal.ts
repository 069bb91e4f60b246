const openers = new Set<() => void>();

export function openCart(): void {
  for (const opener of openers) opener();
}

/** Returns the unsubscriber. */
export function onCartOpen(opener: () => void): () => void {
  openers.add(opener);
  return () => openers.delete(opener);
}
