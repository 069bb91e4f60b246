const openers = new Set<() => void>();

/** Opens the side cart from anywhere on the page. */
export function openCart(): void {
  for (const opener of openers) opener();
}

/** Registers who can open it; returns the way out. */
export function onCartOpen(opener: () => void): () => void {
  openers.add(opener);
  return () => openers.delete(opener);
}
