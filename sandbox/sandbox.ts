import { seed } from './rules/seed.ts';
import { Controls } from './server/controls.ts';
import { buildServer } from './server/server.ts';
import { type InstalledApp, Webhooks } from './server/webhooks.ts';
import { demo } from './shops/demo.ts';
import type { DemoShop } from './shops/load.ts';
import { Shop } from './state/shop.ts';

interface SandboxOptions {
  /** Default 8100; 0 for any free port. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Base of links in mails. Default http://localhost:3000. */
  readonly storefront?: string;
  /** An app that receives webhooks. */
  readonly app?: InstalledApp;
  /** Instead of the demo shop of the process: the same with further categories, products and properties. */
  readonly demo?: DemoShop;
}

export interface Sandbox {
  /** Without a trailing slash. */
  readonly url: string;
  readonly controls: Controls;
  /** Positions total from which shipping is free, which Shopware's API does not contain. */
  readonly freeShippingFrom: number | undefined;
  close(): Promise<void>;
}

export class PortTakenError extends Error {
  constructor(port: number, cause: unknown) {
    super(`Port ${port} of the sandbox is taken by another program: set SANDBOX_PORT to one that is free`, {
      cause,
    });
    this.name = 'PortTakenError';
  }
}

/** Starts a stand-in for Shopware, with all state in memory. @throws PortTakenError */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 8100, host = '127.0.0.1', storefront = 'http://localhost:3000', app } = options;
  const shop = new Shop(options.demo ?? demo, storefront.replace(/\/+$/, ''));
  seed(shop);
  const controls = new Controls(shop);
  const server = buildServer(shop, controls.requests);
  await server.listen({ port, host }).catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new PortTakenError(port, error) : error;
  });
  const address = server.server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${bound}`;
  const webhooks = app && new Webhooks(app, url);
  if (webhooks) shop.onChange = (change) => webhooks.send(change);
  return {
    url,
    controls,
    freeShippingFrom: demo.catalogue.shippingMethods[0]?.freeFrom,
    close: async () => {
      await server.close();
      await webhooks?.close();
    },
  };
}
