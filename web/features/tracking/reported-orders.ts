/** Reported and pending orders of this browser. */
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

/** False if the order was reported or storage is unavailable, since a missing report is better than a duplicate. */
export function reportOnce(kind: 'purchase' | 'refund', orderId: string): boolean {
  return !isReported(kind, orderId) && write(kind, [...read(kind), orderId]);
}

/** Orders with a pending report. */
export const duePurchases = (): string[] => read('due');

export function setDue(orderId: string, isDue: boolean): void {
  const others = read('due').filter((id) => id !== orderId);
  write('due', isDue ? [...others, orderId] : others);
}
