import { markOf } from '../../../schema/anchor.ts';

/** The part of the page that the shop's texts call what the fragment names, `#Zahlung` for `h-zahlung`; null where there is none. */
export function shopMark(hash: string): HTMLElement | null {
  const id = markOf(hash.slice(1));
  return id === null ? null : document.getElementById(id);
}
