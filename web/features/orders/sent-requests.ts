import { readLocalList, writeLocal } from '../../shared/storage/tab-storage.ts';

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

const all = (): readonly SentRequest[] => readLocalList(NAME).filter(isRequest);

/** Requests about an order from this browser, latest first. Shopware only sends them as mail and does not store them. */
export function sentRequests(orderId: string): readonly SentRequest[] {
  return all().filter((request) => request.orderId === orderId);
}

/** Adds a request, latest first. */
export function rememberRequest(request: SentRequest): void {
  writeLocal(NAME, [request, ...all()].slice(0, MAX_REQUESTS));
}
