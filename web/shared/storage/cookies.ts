const YEAR_S = 365 * 24 * 3600;

/** Readable for scripts, same-site lax, 365 days by default (docs/rules.md, "Languages"). */
export function setCookie(name: string, value: string, seconds = YEAR_S): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API.
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${seconds};samesite=lax`;
}

/** Price context of the session from the marker cookie; empty for public prices. */
export function priceContext(): string {
  return /kontor-session=1-(\w+)/.exec(document.cookie)?.[1] ?? '';
}

/** From the readable marker cookie. */
export function hasSession(): boolean {
  return /(?:^|;\s*)kontor-session=1/.test(document.cookie);
}

/** Currency selected in any tab; empty without a selection. */
export function chosenCurrency(): string {
  return /(?:^|;\s*)sw-currency=(\w+)/.exec(document.cookie)?.[1] ?? '';
}
