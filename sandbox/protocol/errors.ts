import { STATUS_CODES } from 'node:http';
import { isId } from '../shops/derive/ids.ts';
import type { Entity } from '../state/entity.ts';

export class ShopwareError extends Error {
  readonly status: number;
  readonly errors: readonly Entity[];

  constructor(status: number, errors: readonly Entity[]) {
    super(`${status}`);
    this.status = status;
    this.errors = errors;
  }
}

/** Kontor reads the detail of unknown codes only. */
export function failure(status: number, code: string, parameters: Entity | [] = []): ShopwareError {
  const title = STATUS_CODES[status];
  const error = { status: String(status), code, title, detail: title, meta: { parameters } };
  return new ShopwareError(status, [error]);
}

/** A Symfony exception: code "0". */
export function plainFailure(status: number, detail: string, code = '0'): ShopwareError {
  return new ShopwareError(status, [{ code, status: String(status), title: STATUS_CODES[status], detail }]);
}

export interface Violation {
  /** Null for the few that Shopware builds by hand. */
  readonly code: string | null;
  readonly pointer: string;
  readonly detail: string;
  readonly parameters: Entity;
}

export function violations(list: readonly Violation[]): ShopwareError {
  return new ShopwareError(
    400,
    list.map(({ code, pointer, detail, parameters }) => ({
      code: code === null ? null : `VIOLATION::${code}`,
      status: '400',
      title: 'Constraint violation error',
      detail,
      source: { pointer },
      meta: { parameters },
    })),
  );
}

export function refuse(list: readonly Violation[]): void {
  if (list.length > 0) throw violations(list);
}

export function violation(code: string, pointer: string, value: unknown, parameters: Entity = {}): Violation {
  const printed = typeof value === 'string' ? `"${value}"` : String(value ?? null);
  return { code, pointer, detail: code, parameters: { '{{ value }}': printed, ...parameters } };
}

export const blank = (pointer: string, value?: unknown) => violation('IS_BLANK_ERROR', pointer, value);

export const doesNotExist = (pointer: string, id: string) => violation('ENTITY_DOES_NOT_EXISTS', pointer, id);

export function wrongLength(
  which: 'SHORT' | 'LONG',
  pointer: string,
  value: string,
  limit: number,
): Violation {
  return violation(`TOO_${which}_ERROR`, pointer, value, { '{{ limit }}': String(limit) });
}

const invalidUuid = () => failure(400, 'FRAMEWORK__INVALID_UUID');
export const notLoggedIn = () => failure(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN');
/** A 401 (cases 104, 124, 350). */
export const customerNotFound = () => failure(401, 'CHECKOUT__CUSTOMER_NOT_FOUND');
export const notFoundByHash = () => failure(404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH');
export const categoryNotFound = () => failure(404, 'CONTENT__CATEGORY_NOT_FOUND');
export const productNotFound = () => failure(404, 'CONTENT__PRODUCT_NOT_FOUND');
/** For a route that older versions do not have. */
export const noRoute = (method: string, path: string) =>
  plainFailure(404, `No route found for "${method} ${path}"`);

/** @throws FRAMEWORK__INVALID_UUID */
export function checkedId(id: unknown): string {
  if (!isId(id)) throw invalidUuid();
  return id;
}
