import { markOf } from '../../../schema/anchor.ts';

/** The element of an anchor in a text of the shop, e.g. `#Zahlung` for `h-zahlung`; null if missing. */
export function shopMark(hash: string): HTMLElement | null {
  const id = markOf(hash.slice(1));
  return id === null ? null : document.getElementById(id);
}
