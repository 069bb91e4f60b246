/** Requests that a browser has sent before it had the cookie of the first answer come this much later at most. */
const KEPT_MS = 30_000;

interface Beginning {
  readonly token: Promise<string | null>;
  /** Milliseconds since 1970; Infinity until it has begun. */
  until: number;
}

/** Sessions that were begun of late, by shop and visitor. One for all clients of a process: a server has one for each request. */
const beginnings = new Map<string, Beginning>();

/**
 * The session of a visitor that another client begins or has just begun, else one that is begun now.
 * @param begin answers with its token; what it throws is thrown to all who wait, and not kept
 */
export function beginOnce(visitor: string, begin: () => Promise<string | null>): Promise<string | null> {
  for (const [name, { until }] of beginnings) if (until < Date.now()) beginnings.delete(name);
  const known = beginnings.get(visitor);
  if (known !== undefined) return known.token;
  const beginning: Beginning = { token: begin(), until: Number.POSITIVE_INFINITY };
  beginnings.set(visitor, beginning);
  beginning.token.then(
    () => {
      beginning.until = Date.now() + KEPT_MS;
    },
    () => forgetBeginning(visitor, beginning),
  );
  return beginning.token;
}

/** @param only if it is this one; any without */
export function forgetBeginning(visitor: string, only?: Beginning): void {
  if (only === undefined || beginnings.get(visitor) === only) beginnings.delete(visitor);
}
