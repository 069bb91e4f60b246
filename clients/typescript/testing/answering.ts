import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers one request; the next of the list answers the next one, the last all further ones. */
export type Reply = (response: ServerResponse, request: Received) => unknown;

export const data =
  (value: unknown, headers: Readonly<Record<string, string>> = {}): Reply =>
  (response) =>
    response
      .writeHead(200, { 'content-type': 'application/graphql-response+json', ...headers })
      .end(JSON.stringify({ data: value }));

export const refusal =
  (status: number, code: string, headers: Readonly<Record<string, string>> = {}): Reply =>
  (response) =>
    response
      .writeHead(status, {
        'content-type': 'application/graphql-response+json',
        'x-request-id': 'r-1',
        ...headers,
      })
      .end(JSON.stringify({ errors: [{ message: 'Not now', extensions: { code, status } }] }));

/** Breaks the connection off. */
export const nothing: Reply = (response) => response.destroy();

/** A server that says what it is told to say, for what a gateway does not do on demand. */
export async function answering(...replies: readonly Reply[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: await text(request) };
    received.push(one);
    (replies[received.length - 1] ?? replies.at(-1))?.(response, one);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
