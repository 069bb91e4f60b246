import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A network fault. */
export type TcpFault = 'down' | 'timeout' | 'reset' | 'slices' | 'truncated';

/** A proxy between two servers that simulates network faults on the level of bytes. */
export interface TcpProxy {
  readonly port: number;
  /** Takes effect immediately, also on open connections. */
  set(fault: TcpFault | null): Promise<void>;
  /** Switches to another port, as after a failover; open connections end. */
  moveTo(target: number): void;
  close(): Promise<void>;
}

/** Bytes of one slice. */
const SLICE_BYTES = 300;
/** Bytes of a response that are forwarded before it is cut off. */
const CUT_AFTER_BYTES = 150;

/** Starts a proxy in front of a local port. */
export async function startTcpProxy(first: number): Promise<TcpProxy> {
  let target = first;
  let fault: TcpFault | null = null;
  const sockets = new Set<Socket>();
  const now = () => fault;

  const server = createServer((client) => {
    if (fault === 'down') return void client.resetAndDestroy();
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    pass(client, upstream, now, false);
    pass(upstream, client, now, true);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    set: async (next) => {
      // Dropped bytes are not sent later.
      const lasting = [fault, next].some((one) => one === 'down' || one === 'timeout' || one === 'truncated');
      fault = next;
      if (lasting) drop();
    },
    moveTo: (next) => {
      target = next;
      drop();
    },
    close: async () => {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Forwards one direction, chunk by chunk and in order. */
function pass(from: Socket, to: Socket, fault: () => TcpFault | null, answers: boolean): void {
  let before: Promise<void> = Promise.resolve();
  let sent = 0;
  from.on('data', (bytes: Buffer) => {
    before = before.then(async () => {
      await send(to, from, bytes, fault(), answers, sent);
      sent += bytes.length;
    });
  });
  from.on('end', () => {
    before = before.then(() => void to.end());
  });
  from.on('close', () => {
    if (from.errored) to.destroy();
  });
}

async function send(
  to: Socket,
  from: Socket,
  bytes: Buffer,
  fault: TcpFault | null,
  answers: boolean,
  sent: number,
): Promise<void> {
  if (fault === 'timeout') return;
  // The request has arrived although its response is lost.
  if (fault === 'reset' && answers) return void to.resetAndDestroy();
  if (fault === 'truncated' && answers) {
    to.write(bytes.subarray(0, Math.max(0, CUT_AFTER_BYTES - sent)));
    to.end();
    from.destroy();
    return;
  }
  const size = fault === 'slices' ? SLICE_BYTES : bytes.length;
  for (let start = 0; start < bytes.length && !to.destroyed; start += size) {
    to.write(bytes.subarray(start, start + size));
    await new Promise(setImmediate);
  }
}
