/** One entry of Shopware's `errors` array; nothing in it can be relied on (contract 358–380). */
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

/** Shopware answered with a status of 400 or more and said why. */
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

  /** Whether one of its entries has this code. */
  has(code: string): boolean {
    return this.errors.some((entry) => entry.code === code);
  }
}

/** Why an answer of Shopware cannot be used. */
type UpstreamReason =
  | 'unreachable'
  | 'timeout'
  | 'maintenance'
  | 'garbage'
  | 'too-large'
  | 'failed'
  /** Nothing was sent: too much is under way, or Shopware is known not to answer. */
  | 'overloaded'
  /** Nothing was sent: the gateways of the shop cannot agree who may change something. */
  | 'unshared';

/** Shopware did not answer, or nothing that anybody could use. */
export class UpstreamError extends Error {
  readonly reason: UpstreamReason;
  /** Status of Shopware's answer; null when there was none. */
  readonly status: number | null;
  /** Seconds after which trying again makes sense; null when unknown. */
  readonly retryAfter: number | null;

  constructor(
    reason: UpstreamReason,
    message: string,
    status: number | null = null,
    retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'UpstreamError';
    this.reason = reason;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Whether nothing was sent because the gateways cannot agree who may change something. */
export function isUnshared(error: unknown): boolean {
  return error instanceof UpstreamError && error.reason === 'unshared';
}

/** Reasons for which Shopware has done nothing. */
const NOTHING_DONE: ReadonlySet<UpstreamReason> = new Set(['overloaded', 'maintenance', 'unshared']);

/** Whether what was sent may have had its effect although no good answer came. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof UpstreamError && !NOTHING_DONE.has(error.reason);
}

/** Contract 595: code of a sales channel in maintenance. */
export const MAINTENANCE = 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE';
/** Contract 225: code of an order whose cart must be mended first; comes as a 500. */
export const CART_INVALID = 'CHECKOUT__CART_INVALID';

/** Code of a wrong access key; comes as a 412, but not every 412 has it (contract 344). */
export const UNKNOWN_CHANNEL = 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND';

/** Spec §8: each error as title, source pointer and detail. */
function describe(errors: readonly ShopwareErrorEntry[]): string {
  if (errors.length === 0) return 'unknown error';
  return errors
    .map(({ title, source, detail }) => [title, source?.pointer, detail].filter(Boolean).join(' '))
    .join('; ');
}
