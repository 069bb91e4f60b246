import { isObject } from '../lib/json.ts';

/** An entry of Shopware's `errors`; any field may be missing (case 358–380). */
export interface ShopwareErrorEntry {
  readonly code?: string | null;
  readonly status?: string | null;
  readonly title?: string | null;
  readonly detail?: string | null;
  readonly source?: { readonly pointer?: string | null } | null;
  readonly meta?: {
    readonly parameters?: Readonly<Record<string, unknown>> | readonly unknown[] | null;
  } | null;
}

/** A response with a status of 400 or more and `errors`. */
export class ShopwareError extends Error {
  readonly status: number;
  readonly path: string;
  readonly errors: readonly ShopwareErrorEntry[];

  constructor(status: number, path: string, errors: readonly ShopwareErrorEntry[]) {
    super(`${path} answered ${status}: ${describe(errors)}`);
    this.name = 'ShopwareError';
    this.status = status;
    this.path = path;
    this.errors = errors;
  }

  has(code: string): boolean {
    return this.errors.some((entry) => entry.code === code);
  }
}

/** Case 225: code of an order with an invalid cart; sent as a 500. */
export const CART_INVALID = 'CHECKOUT__CART_INVALID';

/** Code of a wrong access key; sent as a 412, like other errors (case 344). */
export const UNKNOWN_CHANNEL = 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND';

/** docs/rules.md, "Errors": each error as title, source pointer and detail. */
function describe(errors: readonly ShopwareErrorEntry[]): string {
  if (errors.length === 0) return 'unknown error';
  return errors
    .map(({ title, source, detail }) => [title, source?.pointer, detail].filter(Boolean).join(' '))
    .join('; ');
}

/** Maps the error for missing permissions to null: a session without a login, an integration without the right. */
export async function nullIfForbidden<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ShopwareError && error.status === 403) return null;
    throw error;
  }
}

/** Maps the error for a missing object or a malformed id to null. */
export async function nullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ShopwareError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** Seconds to wait after a 429: Shopware sends them in the body instead of `Retry-After` (case 617). */
export function rateLimitSeconds(error: ShopwareError): number {
  const parameters = error.errors[0]?.meta?.parameters;
  const seconds = isObject(parameters) ? Number(parameters['seconds']) : Number.NaN;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 10;
}
