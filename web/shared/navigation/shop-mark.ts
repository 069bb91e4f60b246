import { anchorOf } from '../../../schema/anchor.ts';

/** What the gateway keeps the ids of the shop's texts under (docs/decisions/0090). */
const MARK = 'h-';

/** The part of the page that the shop's texts call what the fragment names, `#Zahlung` for `h-zahlung`; null where there is none. */
export function shopMark(hash: string): HTMLElement | null {
  let name = hash.slice(1);
  try {
    name = decodeURIComponent(name);
  } catch {
    // As it stands.
  }
  const words = anchorOf(name.startsWith(MARK) ? name.slice(MARK.length) : name);
  return words === '' ? null : document.getElementById(MARK + words);
}
