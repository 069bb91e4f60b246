import fc from 'fast-check';
import { TEXTS } from './arbitrary-operation.ts';

const words = (list: string) => fc.constantFrom(...list.split(' '));

/** Maximum text in a request line. */
const inPath = (text: string) =>
  text.replace(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(sign.toWellFormed()));
const inHeader = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim();

const text = fc.oneof(fc.constantFrom(...TEXTS.slice(0, -2)), fc.string({ unit: 'binary', maxLength: 60 }));
const segment = fc.oneof(
  text,
  words('.. . %2e%2e %2f %5c %00 % %zz %c3%28 ; ~ * : @ KOCHEN'),
  words('en fr kochen detail navigation account checkout search assets builds'),
);
const start = words(
  '/ // /en/ /fr/ /media/ /thumbnail/ /picture/ /picture/400/media/ /order/ /health/ /sitemap- /assets/ /graphql/ /graphiql /upload/ /schema.graphql /robots.txt /metrics /webhook/shopware/ /cache/purge http://x/',
);
const search = fc
  .array(fc.tuple(text, text), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''));

/** Paths with and without a query that begin like those of a gateway. */
export const arbitraryPath = fc
  .tuple(start, fc.array(segment, { maxLength: 5 }), search)
  .map(([first, segments, query]) => inPath(first + segments.join('/') + query));

const box = fc.oneof(
  text,
  fc.tuple(fc.nat(), fc.nat()).map(([width, height]) => `${width}x${height}`),
);

/** Paths of pictures, documents and sitemaps with invalid parts. */
export const arbitraryFile = fc
  .oneof(
    fc.tuple(box, segment).map(([size, name]) => `/picture/${size}/media/${name}`),
    fc.array(segment, { minLength: 2, maxLength: 4 }).map((ids) => `/order/${ids.join('/document/')}`),
    fc.tuple(segment, fc.nat()).map(([locale, part]) => `/sitemap-${locale}-${part}.xml`),
  )
  .map(inPath);

/** All parts of a request except its path. */
export const arbitraryRequest = fc.record({
  method: words('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE QUERY'),
  headers: fc.dictionary(
    words(
      'accept accept-encoding accept-language authorization cookie content-type host if-none-match origin range x-forwarded-for x-forwarded-host x-forwarded-proto x-file-name kontor-locale access-control-request-method x-http-method-override user-agent referer traceparent',
    ),
    fc
      .oneof(
        text,
        words('application/json image/png bytes=0-1,5- */*;q=nan gzip;q=0,br de;q=9e99,fr "x ::1,1.2.3.4'),
      )
      .map(inHeader),
  ),
  body: fc.oneof(
    text,
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  ),
});

const LINES = [
  'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'POST /graphql HTTP/1.1\r\nContent-Length: -1\r\n\r\n',
  'POST /graphql HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\nzz\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nA: b\n c: d\r\n\r\n',
  'GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n',
  '\r\n\r\n',
  '\u0016\u0003\u0001',
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'GET http:// HTTP/1.1\r\nHost: x\r\n\r\n',
];

/** Bytes that are not valid HTTP. */
export const arbitraryBytes = fc.oneof(
  fc.constantFrom(...LINES),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
