/** A JSON object of unknown shape. */
export type Json = Readonly<Record<string, unknown>>;

/** Escaped backslashes, and lone surrogates as `JSON.stringify` escapes them. */
const ESCAPES = /\\(?:\\|ud[89a-f][0-9a-f]{2})/g;

/** JSON with U+FFFD in place of lone surrogates, which PHP's parser rejects. */
export function wellFormedJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes('\\ud')
    ? text.replace(ESCAPES, (found) => (found === '\\\\' ? found : '\ufffd'))
    : text;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a JSON text; undefined if it is malformed. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
