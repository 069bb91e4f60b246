import { expect, test } from 'vitest';
import { encodingFor, isUnchanged, typeFor } from './negotiate.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['bribe', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity, gzip;q=0', 'identity'],
  [undefined, 'identity'],
  ['x'.repeat(5_000), 'identity'],
])('the encoding of a response is the preferred one: %s: %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';
test.each([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  [`${RESPONSE_TYPE}, ${JSON_TYPE}`, RESPONSE_TYPE],
  [`${RESPONSE_TYPE};q=0.1, ${JSON_TYPE};q=0.9`, JSON_TYPE],
  [`${RESPONSE_TYPE};q=0, */*`, JSON_TYPE],
  ['text/html', null],
  [`${JSON_TYPE};q=0`, null],
])('the content type of a response is the preferred one: %s: %s', (header, type) => {
  expect(typeFor(header, [JSON_TYPE, RESPONSE_TYPE])).toBe(type);
});

test.each([
  ['W/"a"', true],
  ['"x", W/"a"', true],
  ['"b"', false],
  [undefined, false],
])('a cached document is not sent again: %s %s', (header, unchanged) => {
  expect(isUnchanged(header, 'W/"a"')).toBe(unchanged);
});
