import fc from 'fast-check';
import { TEXTS } from './arbitrary-operation.ts';

const words = (list: string) => fc.constantFrom(...list.split(' '));
/** Maximum text in a header and in a URL. */
const inHeader = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim();
const inAddress = (text: string) => text.replace(/[^\x21-\x7e]/g, '');

/** Texts that are not valid documents. */
export const arbitraryDocument = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.oneof(
        words('{ } ( ) [ ] ... @ ! | & $x : = " """ # \\u{110000} \uFEFF \u0000 null 1e999 -0'),
        words('query mutation subscription fragment on type schema __schema __typename'),
        words('cart page path products'),
        fc.constantFrom(...TEXTS),
      ),
    )
    .map((all) => all.join(' ')),
);

const persisted = fc.oneof(fc.record({ sha256Hash: fc.anything() }), fc.anything());
const request = fc.record(
  {
    query: fc.oneof(fc.constant('{ __typename }'), fc.anything()),
    operationName: fc.anything(),
    variables: fc.oneof(fc.object({ maxDepth: 4 }), fc.anything()),
    extensions: fc.oneof(fc.record({ persistedQuery: persisted }), fc.anything()),
  },
  { requiredKeys: [] },
);
const withoutBigints = (_key: string, value: unknown) => (typeof value === 'bigint' ? 1 : value);
const nested = (depth: number) =>
  `{"query":"query($a:[Int]){__typename}","variables":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
const polluting = (name: string) =>
  `{"query":"{__typename}","variables":{"${name}":{"polluted":1}},"${name}":{"polluted":1}}`;

/** Bodies of a request, well-formed and not. */
export const arbitraryBody = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc.string({ unit: 'binary', maxLength: 500 }),
  request.map((body) => JSON.stringify(body, withoutBigints) ?? ''),
  fc.nat({ max: 20_000 }).map(nested),
  words('__proto__ constructor toString').map(polluting),
);

const value = fc
  .oneof(fc.string({ unit: 'grapheme-ascii', maxLength: 200 }), fc.constantFrom(...TEXTS))
  .map(inHeader);
const cookies = fc
  .dictionary(words('sw-context-token kontor-locale sw-currency __proto__'), value)
  .map((jar) => Object.entries(jar).map(([name, text]) => `${name}=${text}`));

/** Headers that a gateway reads, and cookies. */
export const arbitraryHeaders = fc
  .tuple(
    fc.dictionary(
      words(
        'accept accept-language accept-encoding authorization content-type cookie if-none-match kontor-locale kontor-currency origin user-agent x-forwarded-for traceparent sec-fetch-site',
      ),
      value,
    ),
    cookies,
  )
  .map(([headers, jar]) => ({ ...headers, ...(jar.length > 0 ? { cookie: jar.join('; ') } : {}) }));

const parameter = fc.oneof(
  words('{__typename} {languages{id}} { % %zz [] {"persistedQuery":{"sha256Hash":"x"}}'),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(...TEXTS.slice(0, -3)),
);

/** Query strings of a GET, encoded and not. */
export const arbitrarySearch = fc
  .array(
    fc.tuple(
      words('query variables extensions operationName locale currency __proto__ query[]'),
      parameter,
      fc.boolean(),
    ),
    { maxLength: 8 },
  )
  .map((pairs) =>
    pairs
      .map(([name, text, encode]) => {
        return `${name}=${encode ? encodeURIComponent(text.toWellFormed()) : inAddress(text)}`;
      })
      .join('&'),
  );
