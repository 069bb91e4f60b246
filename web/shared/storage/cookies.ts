const YEAR_S = 365 * 24 * 3600;

/** Sets a cookie that scripts may read, for 365 days unless told otherwise, same-site lax (docs/rules.md, "Languages"). */
export function setCookie(name: string, value: string, seconds = YEAR_S): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${seconds};samesite=lax`;
}

/** Whether the gateway holds a session for this browser: its readable marker cookie is there. */
export function hasSession(): boolean {
  return /(?:^|;\s*)kontor-session=1/.test(document.cookie);
}
