import { isObject } from '../../sandbox/shop/entity.ts';

/** Shopware refused something; the message says what, and why in Shopware's words. */
export class ShopwareError extends Error {}

const SHOWN = 5;

/**
 * Shopware's own messages out of an error body, each with its field; the status where there are none.
 * @param named what stands at a place such as `/categories/3/translations`, for a reader
 */
export function shopwareMessage(status: number, body: unknown, named: (pointer: string) => string): string {
  const errors = isObject(body) && Array.isArray(body['errors']) ? body['errors'].filter(isObject) : [];
  if (errors.length === 0) return `status ${status}`;
  const lines = errors.slice(0, SHOWN).map(({ source, detail, title, code }) => {
    const pointer = isObject(source) && typeof source['pointer'] === 'string' ? source['pointer'] : '';
    return [named(pointer), String(detail ?? title ?? code)].filter((part) => part !== '').join(': ');
  });
  const more = errors.length - SHOWN;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n  ');
}
