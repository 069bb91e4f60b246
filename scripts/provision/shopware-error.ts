import { isObject } from './json.ts';

/** Something is not right with Shopware or with what it was sent; the message says what, for a reader. */
export class ShopwareError extends Error {}

/** One of the reasons in an error body. */
interface Reason {
  /** Shopware's code, or the database's: `1062` is a row that is there already. */
  readonly code: string;
  /** Where in the body it lies, e.g. `/seo_url/3/routeName`; empty where Shopware does not say. */
  readonly pointer: string;
  readonly detail: string;
}

/** Database codes of a write that stood in the way of another one at that moment. */
const CROSSED = ['1205', '1213', '40001'];
/** Database code of a row that is there already under another id. */
const TAKEN = '1062';
/** Statuses of a Shopware, or of what stands in front of it, that is busy or just starting. */
const BUSY = [429, 502, 503, 504];

/** Code of a deletion of what other entities refer to. */
const RESTRICTED = 'FRAMEWORK__DELETE_RESTRICTED';

/** Shopware refused a request. */
export class RefusedError extends ShopwareError {
  readonly status: number;
  readonly reasons: readonly Reason[];

  constructor(status: number, body: unknown) {
    const reasons = reasonsOf(body);
    super(refusal(status, reasons));
    this.status = status;
    this.reasons = reasons;
  }

  /** True if the same request may well succeed a moment later. */
  get passing(): boolean {
    return BUSY.includes(this.status) || this.reasons.some(({ code }) => CROSSED.includes(code));
  }

  /** True if an entity cannot be deleted because others refer to it. */
  get inUse(): boolean {
    return this.reasons.some(({ code }) => code === RESTRICTED);
  }

  /** True if an entity has what a row of another id has already, and only one may have. */
  get taken(): boolean {
    return this.reasons.some(({ code }) => code === TAKEN);
  }
}

function reasonsOf(body: unknown): Reason[] {
  const errors = isObject(body) && Array.isArray(body['errors']) ? body['errors'].filter(isObject) : [];
  return errors.map(({ source, detail, title, code }) => ({
    code: String(code ?? ''),
    pointer: isObject(source) && typeof source['pointer'] === 'string' ? source['pointer'] : '',
    detail: String(detail || title || code),
  }));
}

const SHOWN = 5;

/**
 * The reasons in Shopware's own words, each with its place; the status where there are none.
 * @param named what stands at a place such as `/categories/3/translations`, for a reader
 */
export function refusal(
  status: number,
  reasons: readonly Reason[],
  named: (pointer: string) => string = (pointer) => pointer,
): string {
  if (reasons.length === 0) return `status ${status}`;
  const lines = reasons
    .slice(0, SHOWN)
    .map(({ pointer, detail }) => [named(pointer), detail].filter((part) => part !== '').join(': '));
  const more = reasons.length - SHOWN;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n  ');
}
