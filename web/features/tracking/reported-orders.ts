/** Orders that were told of, or are to be, in this browser. */
const STORES = {
  purchase: 'kontor-purchases',
  refund: 'kontor-refunds',
  due: 'kontor-purchases-due',
} as const;
const MAX_ORDERS = 50;

type Store = keyof typeof STORES;

function read(store: Store): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORES[store]) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function write(store: Store, ids: readonly string[]): boolean {
  try {
    localStorage.setItem(STORES[store], JSON.stringify(ids.slice(-MAX_ORDERS)));
    return true;
  } catch {
    return false;
  }
}

export const isReported = (kind: 'purchase' | 'refund', orderId: string): boolean =>
  read(kind).includes(orderId);

/** False for one that was reported, in whichever tab, or where nothing can be kept: better untold than told twice. */
export function reportOnce(kind: 'purchase' | 'refund', orderId: string): boolean {
  return !isReported(kind, orderId) && write(kind, [...read(kind), orderId]);
}

/** Orders whose purchase could not be told yet. */
export const duePurchases = (): string[] => read('due');

export function setDue(orderId: string, isDue: boolean): void {
  const others = read('due').filter((id) => id !== orderId);
  write('due', isDue ? [...others, orderId] : others);
}
