/** Key of the visitor's list in the storage (docs/rules.md, "States"). */
const KEY = 'sw-wishlist-items';
const ID = /^[0-9a-f]{32}$/;

/** Ids of the products that this browser wishes for, the newest first; whatever else lies in the storage is ignored. */
export function readLocalWishlist(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string' && ID.test(id)) : [];
    return [...new Set<string>(ids)];
  } catch {
    return [];
  }
}

/** Keeps the list of this browser; false when its storage refuses. */
export function writeLocalWishlist(ids: readonly string[]): boolean {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab changed the list. */
export function onLocalWishlist(changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) changed();
  });
}
