import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** A Shopware that answers after a while, and knows how long it was being waited for. */
export interface SlowShopware {
  readonly url: string;
  /** Milliseconds since {@link forget} in which at least one call was under way. */
  busyMs(): number;
  forget(): void;
  close(): Promise<void>;
}

/** Passes every call on to a Shopware of this machine, so many milliseconds later. */
export async function startSlowShopware(shopware: string, delayMs: number): Promise<SlowShopware> {
  const { hostname, port } = new URL(shopware);
  let underway = 0;
  let since = 0;
  let busy = 0;
  const begin = () => {
    if (underway++ === 0) since = performance.now();
  };
  const end = () => {
    if (--underway === 0) busy += performance.now() - since;
  };
  const server = createServer((incoming, outgoing) => {
    begin();
    outgoing.once('close', end);
    setTimeout(() => {
      const { method, url, headers } = incoming;
      const passed = request({ hostname, port, method, path: url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    }, delayMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    busyMs: () => busy,
    forget: () => {
      busy = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
