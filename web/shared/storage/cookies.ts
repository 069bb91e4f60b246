const YEAR_S = 365 * 24 * 3600;

/** Readable for scripts, same-site lax, 365 days by default (docs/rules.md, "Languages"). */
export function setCookie(name: string, value: string, seconds = YEAR_S): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${seconds};samesite=lax`;
}

/** Names the prices of the session where they are not the public's, else empty; from the marker cookie. */
export function priceContext(): string {
  return /kontor-session=1-(\w+)/.exec(document.cookie)?.[1] ?? '';
}

/** From the readable marker cookie. */
export function hasSession(): boolean {
  return /(?:^|;\s*)kontor-session=1/.test(document.cookie);
}

/** The currency that the shopper chose, in any tab; empty without a choice. */
export function chosenCurrency(): string {
  return /(?:^|;\s*)sw-currency=(\w+)/.exec(document.cookie)?.[1] ?? '';
}
