import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { restoreAfterEachTest } from './restore.ts';

/** A recorded call. */
interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Bytes of the response. */
  size: number;
}

/** Responds in place of Shopware; returns false to forward the call. */
export type Fault = (call: SeenCall, response: ServerResponse) => boolean;

/** A fault that responds to calls whose path ends with `path` or matches it. @param body JSON, or a value of it */
export function respondTo(path: string | RegExp, status: number, body: unknown = {}): Fault {
  return (call, response) => {
    const isMeant = typeof path === 'string' ? call.path.endsWith(path) : path.test(call.path);
    if (!isMeant) return false;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    return true;
  };
}

/** A response that replaces Shopware's. */
interface ReplacedResponse {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A proxy between a gateway under test and its Shopware: it records calls and injects faults. */
export interface UpstreamProxy {
  readonly url: string;
  readonly calls: SeenCall[];
  fault: Fault | null;
  /** Replaces Shopware's response to a processed call; null forwards it. @param own its body */
  answer: ((path: string, own: string) => ReplacedResponse | null) | null;
  close(): Promise<void>;
}

/** Keep-alive as in nginx; with Node's five seconds some connections end just as they are reused. */
const KEEP_ALIVE_MS = 75_000;

/** Starts a proxy in front of an origin on a free port. */
export async function startUpstreamProxy(origin: string): Promise<UpstreamProxy> {
  const calls: SeenCall[] = [];
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => void pass(request, response),
  );
  const proxy = { fault: null as Fault | null, answer: null as UpstreamProxy['answer'] };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const sent = Buffer.concat(chunks);
    const body = sent.toString('utf8');
    const call: SeenCall = {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: request.headers,
      body,
      size: 0,
    };
    calls.push(call);
    if (proxy.fault?.(call, response)) return;
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
          ? [[name, value]]
          : [],
      ),
    );
    const answer = await fetch(origin + call.path, {
      method: call.method,
      headers,
      redirect: 'manual',
      ...(sent.length === 0 ? {} : { body: sent }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    call.size = bytes.length;
    const replaced = proxy.answer?.(call.path, bytes.toString('utf8')) ?? null;
    if (replaced !== null) {
      response
        .writeHead(replaced.status, { 'content-type': 'application/json', ...replaced.headers })
        .end(replaced.body);
      return;
    }
    for (const [name, value] of answer.headers) {
      if (!['connection', 'transfer-encoding', 'content-length', 'content-encoding'].includes(name))
        response.setHeader(name, value);
    }
    response.writeHead(answer.status).end(bytes);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const forget = restoreAfterEachTest(() => {
    const before = { ...proxy };
    return () => void Object.assign(proxy, before);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    get fault() {
      return proxy.fault;
    },
    set fault(fault) {
      proxy.fault = fault;
    },
    get answer() {
      return proxy.answer;
    },
    set answer(answer) {
      proxy.answer = answer;
    },
    close: async () => {
      forget();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
