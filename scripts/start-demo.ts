import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PortTakenError, startSandbox } from '../sandbox/sandbox.ts';
import { demo } from '../sandbox/shops/demo.ts';
import { demoShopKeys, loadDemoShop } from '../sandbox/shops/load.ts';
import { startNode, stop, untilReady } from './process.ts';
import { RUNTIME_ENVIRONMENT } from './runtime-environment.ts';
import { sandboxEnvironment } from './sandbox-credentials.ts';

/** The sandbox, the environment of a gateway for it, and the public URL of that gateway. */
export type DemoShop = Awaited<ReturnType<typeof startDemoShop>>;

/**
 * Starts the sandbox for a gateway in the same environment: links in its mails lead to that gateway, and webhooks are sent
 * to it, signed with WEBHOOK_SECRET or a random secret.
 * @throws PortTakenError
 */
export async function startDemoShop(environment: NodeJS.ProcessEnv) {
  const port = Number(environment['SANDBOX_PORT'] ?? 8100);
  const secret = environment['WEBHOOK_SECRET']?.trim() || randomBytes(24).toString('hex');
  const gatewayPort = environment['PORT']?.trim() || 3000;
  const url = `http://127.0.0.1:${gatewayPort}/webhook/shopware`;
  const storefront = environment['PUBLIC_URL']?.trim() || `http://localhost:${gatewayPort}`;
  const sandbox = await startSandbox({ port, storefront, app: { url, secret } });
  const theme = environment['THEME_OVERRIDES'] ?? JSON.stringify(demo.themeOverrides);
  const settings = { ...sandboxEnvironment(sandbox), WEBHOOK_SECRET: secret, THEME_OVERRIDES: theme };
  return { ...sandbox, storefront, environment: settings };
}

/** Starts the demo shop; exits with a message if the port is in use. */
export function demoShopOrExit(environment: NodeJS.ProcessEnv): Promise<DemoShop> {
  return startDemoShop(environment).catch((error: unknown) => {
    if (!(error instanceof PortTakenError)) throw error;
    console.error(error.message);
    process.exit(1);
  });
}

/**
 * Starts a sandbox process per demo shop, on ports from SANDBOX_PORT, and writes their channels to a temporary file.
 * @throws Error if a sandbox ends
 */
export async function startDemoShops(environment: NodeJS.ProcessEnv) {
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
    const { catalogue, themeOverrides } = loadDemoShop(key);
    const freeShippingFrom = catalogue.shippingMethods[0]?.freeFrom;
    return [
      key,
      {
        PUBLIC_URL: storefront,
        ...sandboxEnvironment({ url, freeShippingFrom }),
        WEBHOOK_SECRET: secret,
        THEME_OVERRIDES: themeOverrides,
      },
    ];
  });
  writeFileSync(file, JSON.stringify({ channels: Object.fromEntries(channels) }));
  return { environment: { KONTOR_CHANNELS: file }, shops, close };
}

/** Serves the demo shop, or all of them, until a signal; exits with the gateway's code. */
export async function startDemo(hasAllShops: boolean): Promise<void> {
  const running = hasAllShops ? await startDemoShops(process.env) : await demoShopOrExit(process.env);
  const shops = 'shops' in running ? running.shops : [running];
  const gateway = startNode('gateway/main.ts', {
    ...RUNTIME_ENVIRONMENT,
    // Vite's address and a deep link, so that another frontend can be tried.
    CORS_ORIGINS: 'http://localhost:5173',
    PAYMENT_RETURN_URLS: 'http://localhost:5173, kontor-demo://pay',
    ...process.env,
    ...running.environment,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(gateway));
  const ended = once(gateway, 'exit');
  const isReady = untilReady(`http://localhost:${process.env.PORT ?? 3000}`, gateway);
  isReady.then(
    () => {
      for (const { storefront, url } of shops) {
        console.log(`Kontor: ${storefront}`);
        console.log(`The demo shop's mails: ${url}/_sandbox/mails`);
      }
    },
    () => undefined,
  );
  const [code] = await ended;
  await running.close();
  process.exit(typeof code === 'number' ? code : 0);
}
