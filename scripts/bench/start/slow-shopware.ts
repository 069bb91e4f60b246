import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** A Shopware that answers after a while, and knows how long it was being waited for. */
export interface SlowShopware {
  readonly url: string;
  /** Milliseconds since {@link forget} in which at least one of the calls that count was under way. */
  busyMs(): number;
  /** How many of them were waited for one after the other since {@link forget}. */
  inSeries(): number;
  forget(): void;
  close(): Promise<void>;
}

/**
 * Passes every call on to a Shopware of this machine, so many milliseconds later.
 * @param counted paths of the calls that count as being waited for
 */
export async function startSlowShopware(
  shopware: string,
  delayMs: number,
  counted: RegExp,
): Promise<SlowShopware> {
  const { hostname, port } = new URL(shopware);
  let underway = 0;
  let since = 0;
  let busy = 0;
  let calls: { readonly from: number; to: number }[] = [];
  const begin = () => {
    if (underway++ === 0) since = performance.now();
    const call = { from: performance.now(), to: Number.POSITIVE_INFINITY };
    calls.push(call);
    return call;
  };
  const end = () => {
    if (--underway === 0) busy += performance.now() - since;
  };
  const server = createServer((incoming, outgoing) => {
    if (counted.test(incoming.url ?? '')) {
      const call = begin();
      outgoing.once('close', () => {
        call.to = performance.now();
        end();
      });
    }
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
    inSeries: () => {
      let count = 0;
      let last = 0;
      for (const { from, to } of calls.toSorted((one, other) => one.to - other.to)) {
        if (from < last) continue;
        count++;
        last = to;
      }
      return count;
    },
    forget: () => {
      busy = 0;
      calls = calls.filter(({ to }) => to === Number.POSITIVE_INFINITY);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
