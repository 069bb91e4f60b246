import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testGateway } from '../testing/gateway.ts';
import { originForm } from './request-target.ts';

const gateway = testGateway();

/** Status line of the answer to a request as it is written. */
async function statusLine(head: string): Promise<string | undefined> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.end(`${head}\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n', 1)[0];
}

test('a request with two Host headers is rejected', async () => {
  expect(await statusLine('GET /health/live HTTP/1.1\r\nHost: a')).toBe('HTTP/1.1 200 OK');
  expect(await statusLine('GET /health/live HTTP/1.1\r\nHost: a\r\nhost: b')).toBe(
    'HTTP/1.1 400 Bad Request',
  );
});

test('a target in absolute form is treated as its path', async () => {
  expect(await statusLine('GET http://evil.example/health/live HTTP/1.1\r\nHost: a')).toBe('HTTP/1.1 200 OK');
});

test.each([
  ['http://evil.example/a?b', '/a?b'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?b', '/?b'],
  ['/a?u=http://b', '/a?u=http://b'],
  ['//evil.example/', '//evil.example/'],
])('%s has the origin form %s', (url, path) => {
  expect(originForm({ url })).toBe(path);
});
