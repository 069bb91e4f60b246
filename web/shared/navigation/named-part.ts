/** The part of the page that the fragment of an address names; null where there is none, or it is not well formed. */
export function namedPart(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** What the keyboard reaches anyway. */
const FOCUSABLE = '[tabindex], a, button, input, select, textarea, summary';

/** Brings a part of the page into view, and the keyboard with it. */
function bringIntoView(part: HTMLElement): void {
  part.scrollIntoView();
  if (!part.matches(FOCUSABLE)) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** Brings the part of the page that an address names into view; whether there is one at once. One that only the shop's texts call so follows. */
export function goToPart({ hash }: URL): boolean {
  const part = namedPart(hash);
  if (part) bringIntoView(part);
  else if (hash) void goToShopMark(hash);
  return part !== null;
}

async function goToShopMark(hash: string): Promise<void> {
  // Without its code, the page stays at its top.
  const found = await import('./shop-mark.ts').catch(() => null);
  const part = location.hash === hash ? found?.shopMark(hash) : null;
  if (part) bringIntoView(part);
}

/** Brings what only the shop's texts call so into view; the browser itself goes to what is called so. */
export function goToUnnamed({ hash }: Location): void {
  if (hash && !namedPart(hash)) void goToShopMark(hash);
}
