/** The element of a URL fragment; null for a missing element or an invalid fragment. */
export function namedPart(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

const FOCUSABLE = '[tabindex], a, button, input, select, textarea, summary';

function bringIntoView(part: HTMLElement): void {
  part.scrollIntoView();
  if (!part.matches(FOCUSABLE)) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** Scrolls to the element of a URL; false if it is missing. Anchors in texts of the shop are resolved asynchronously. */
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

/** Scrolls to an anchor in a text of the shop, which the browser cannot resolve. */
export function goToUnnamed({ hash }: Location): void {
  if (hash && !namedPart(hash)) void goToShopMark(hash);
}
