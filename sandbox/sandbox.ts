import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Controls } from './controls/controls.ts';
import type { LargeSize } from './large/size.ts';
import { buildServer } from './server/server.ts';
import { DEFAULT_SHOP, demo } from './shop/demo.ts';
import { seed } from './shop/seed.ts';
import { Shop } from './shop/shop.ts';
import { AppWebhooks, type InstalledApp } from './webhooks/app.ts';

/** Where a shop that is started by hand keeps its state; each demo shop has its own. */
export const STATE_FILE =
  demo.key === DEFAULT_SHOP ? '.cache/sandbox.sqlite' : `.cache/sandbox-${demo.key}.sqlite`;

interface SandboxOptions {
  /** Default 8100; 0 for any free port. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** SQLite file; in memory when absent. */
  readonly file?: string;
  /** Base of links in mails. Default http://localhost:3000. */
  readonly storefront?: string;
  /** An app that hears by webhooks what happens in the shop; none when absent. */
  readonly app?: InstalledApp | undefined;
  /** A catalogue that is generated around the demo shop; none when absent. */
  readonly large?: LargeSize;
}

export interface Sandbox {
  /** Without a trailing slash. */
  readonly url: string;
  readonly controls: Controls;
  /** Sum of goods from which shipping is free by a rule of the cart, which only a gateway's own setting tells. */
  readonly freeShippingFrom: number | undefined;
  close(): Promise<void>;
}

/** The sandbox's port is another program's. */
export class PortTakenError extends Error {
  constructor(port: number, cause: unknown) {
    super(`Port ${port} of the sandbox is taken by another program: set SANDBOX_PORT to one that is free`, {
      cause,
    });
    this.name = 'PortTakenError';
  }
}

/** @throws PortTakenError */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 8100, host = '127.0.0.1', file = ':memory:' } = options;
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const shop = new Shop(file, seed, options.storefront?.replace(/\/+$/, ''), options.large);
  const controls = new Controls(shop);
  const server = buildServer(shop, controls);
  await server.listen({ port, host }).catch((error: unknown) => {
    shop.close();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new PortTakenError(port, error);
    throw error;
  });
  const address = server.server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${bound}`;
  const webhooks = options.app === undefined ? null : new AppWebhooks(options.app, url);
  if (webhooks !== null) shop.listen((events) => webhooks.tell(events));
  return {
    url,
    controls,
    freeShippingFrom: demo.catalogue.shippingMethods[0]?.freeFrom,
    close: async () => {
      await server.close();
      await webhooks?.close();
      shop.close();
    },
  };
}
