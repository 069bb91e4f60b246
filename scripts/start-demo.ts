import { once } from 'node:events';
import { demoShopOrExit } from './demo-shop.ts';
import { startDemoShops } from './demo-shops.ts';
import { startNode, stop } from './process.ts';
import { RUNTIME_ENVIRONMENT } from './runtime-environment.ts';
import { untilReady } from './until-ready.ts';

/** Serves the demo shop, or all of them, until a signal; exits with the gateway's code. */
export async function startDemo(hasAllShops: boolean): Promise<void> {
  const demo = hasAllShops ? await startDemoShops(process.env) : await demoShopOrExit(process.env);
  const shops = 'shops' in demo ? demo.shops : [demo];
  const gateway = startNode('gateway/main.ts', {
    ...RUNTIME_ENVIRONMENT,
    // Vite's address and a deep link, so that another frontend can be tried.
    CORS_ORIGINS: 'http://localhost:5173',
    PAYMENT_RETURN_URLS: 'http://localhost:5173, kontor-demo://pay',
    ...process.env,
    ...demo.environment,
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
  await demo.close();
  process.exit(typeof code === 'number' ? code : 0);
}
