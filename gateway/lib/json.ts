/** A JSON object of which nothing is known yet. */
export type Json = Readonly<Record<string, unknown>>;

/** Half characters, escaped as JSON.stringify does; a backslash may be escaped itself. */
const ESCAPES = /\\(?:\\|ud[89a-f][0-9a-f]{2})/g;

/** JSON that every parser takes: PHP's refuses the halves of characters that text cut in two leaves, of which U+FFFD is made. */
export function wellFormedJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes('\\ud')
    ? text.replace(ESCAPES, (found) => (found === '\\\\' ? found : '\ufffd'))
    : text;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
