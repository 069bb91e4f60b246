/** The part of the page that the fragment of an address names; null where there is none, or it is not well formed. */
export function namedPart(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
