const NAME = 'kontor-requests';
const MAX_REQUESTS = 20;

export type RequestKind = 'RETURN' | 'CANCELLATION';

/** A submitted request about an order. */
export interface SentRequest {
  readonly orderId: string;
  readonly kind: RequestKind;
  readonly reference: string;
  readonly at: string;
}

function isRequest(value: unknown): value is SentRequest {
  if (typeof value !== 'object' || value === null) return false;
  return ['orderId', 'kind', 'reference', 'at'].every((key) => typeof Reflect.get(value, key) === 'string');
}

function all(): readonly SentRequest[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRequest) : [];
  } catch {
    return [];
  }
}

/** Requests about an order from this browser, latest first. Shopware only sends them as mail and does not store them. */
export function sentRequests(orderId: string): readonly SentRequest[] {
  return all().filter((request) => request.orderId === orderId);
}

export function rememberRequest(request: SentRequest): void {
  try {
    localStorage.setItem(NAME, JSON.stringify([request, ...all()].slice(0, MAX_REQUESTS)));
  } catch {
    // Storage is blocked.
  }
}
