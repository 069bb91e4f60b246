import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoShopKeys, loadDemoShop } from '../sandbox/shops/load.ts';
import { startNode, stop } from './process.ts';
import { sandboxEnvironment } from './sandbox-credentials.ts';
import { untilReady } from './until-ready.ts';

/** All demo shops, each with a sandbox, as channels of one gateway. */
export interface DemoShops {
  readonly environment: { readonly KONTOR_CHANNELS: string };
  readonly shops: readonly {
    readonly key: string;
    /** URL of the sandbox. */
    readonly url: string;
    /** URL of the shop, `http://<key>.localhost:<PORT>`. */
    readonly storefront: string;
  }[];
  close(): Promise<void>;
}

/**
 * Starts a sandbox process per demo shop, on ports from SANDBOX_PORT, and writes their channels to a temporary file.
 * @throws Error if a sandbox ends
 */
export async function startDemoShops(environment: NodeJS.ProcessEnv): Promise<DemoShops> {
  const port = environment['PORT']?.trim() || 3000;
  const secret = environment['WEBHOOK_SECRET']?.trim() || randomBytes(24).toString('hex');
  const shops = demoShopKeys().map((key, index) => {
    const sandboxPort = String(Number(environment['SANDBOX_PORT'] ?? 8100) + index);
    const storefront = `http://${key}.localhost:${port}`;
    const sandbox = startNode(
      'sandbox/main.ts',
      {
        DEMO_SHOP: key,
        SANDBOX_HOST: '127.0.0.1',
        SANDBOX_PORT: sandboxPort,
        SANDBOX_STOREFRONT: storefront,
        SANDBOX_WEBHOOK_SECRET: secret,
      },
      { output: 'ignore' },
    );
    return { key, storefront, url: `http://127.0.0.1:${sandboxPort}`, sandbox };
  });
  const folder = mkdtempSync(join(tmpdir(), 'kontor-'));
  const close = async () => {
    await Promise.all(shops.map(({ sandbox }) => stop(sandbox)));
    rmSync(folder, { recursive: true });
  };
  try {
    await Promise.all(shops.map(({ url, sandbox }) => untilReady(url, sandbox, '/_sandbox/mails')));
  } catch (error) {
    await close();
    throw error;
  }
  const file = join(folder, 'channels.json');
  const channels = shops.map(({ key, url, storefront }) => {
    const freeShippingFrom = loadDemoShop(key).catalogue.shippingMethods[0]?.freeFrom;
    return [
      key,
      {
        PUBLIC_URL: storefront,
        ...sandboxEnvironment({ url, freeShippingFrom }),
        WEBHOOK_SECRET: secret,
      },
    ];
  });
  writeFileSync(file, JSON.stringify({ channels: Object.fromEntries(channels) }));
  return { environment: { KONTOR_CHANNELS: file }, shops, close };
}
