/** docs/rules.md, "States". */
const KEY = 'sw-wishlist-items';
const ID = /^[0-9a-f]{32}$/;

/** Newest first; ignores invalid entries. */
export function readLocalWishlist(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string' && ID.test(id)) : [];
    return [...new Set<string>(ids)];
  } catch {
    return [];
  }
}

/** False if storage is blocked. */
export function writeLocalWishlist(ids: readonly string[]): boolean {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** For changes in other tabs. */
export function onLocalWishlist(changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) changed();
  });
}
