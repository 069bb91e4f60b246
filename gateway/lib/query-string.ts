import { parse } from 'node:querystring';
import { LRUCache } from 'lru-cache';

const MAX_REMEMBERED = 500;
const MAX_CHARACTERS = 500_000;

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

const known = new LRUCache<string, Parameters>({
  max: MAX_REMEMBERED,
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (_parameters, text) => text.length + 1,
});

/** Parses a query without `?`. Documents in queries are long and repeat, so the result is cached, and frozen. */
export function queryParameters(text: string): Parameters {
  const read = known.get(text);
  if (read !== undefined) return read;
  const parameters = Object.freeze(parse(text));
  known.set(text, parameters);
  return parameters;
}
