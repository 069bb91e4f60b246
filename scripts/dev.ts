import { copyFile, rm } from 'node:fs/promises';
import { build, type Plugin } from 'vite';
import { startDemoShop } from './demo-shop.ts';
import { startNode, stop } from './process.ts';
import { SANDBOX_CREDENTIALS } from './sandbox-credentials.ts';

/**
 * `npm run dev`: the gateway under `node --watch`, client and server entry built anew at each change. After a build the
 * gateway starts anew, so that it serves the new bundle; reload the browser. Without SHOPWARE_ENDPOINT the sandbox runs too.
 * What it built is neither small nor compressed, so `dist` is removed at the end.
 */
const { SHOPWARE_ENDPOINT, SHOPWARE_ACCESS_TOKEN } = process.env;
const sandbox =
  SHOPWARE_ENDPOINT === undefined && SHOPWARE_ACCESS_TOKEN === undefined
    ? await startDemoShop(process.env)
    : null;

/** Resolves with the first finished build. */
function watched(ssr: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const told: Plugin = {
      name: 'kontor-first-build',
      async closeBundle() {
        await copyFile('web/generated/persisted-documents.json', 'dist/persisted-documents.json');
        resolve();
      },
    };
    build({ logLevel: 'warn', plugins: [told], build: { ssr, watch: {}, minify: false } }).catch(reject);
  });
}

await watched(false);
await watched(true);
const gateway = startNode(
  'gateway/main.ts',
  // Vite has set NODE_ENV to production for the builds in this process; the gateway is to run as on any developer's machine.
  { NODE_ENV: 'development', ...(sandbox && { ...SANDBOX_CREDENTIALS, SHOPWARE_ENDPOINT: sandbox.url }) },
  [
    '--watch',
    '--watch-path=gateway',
    '--watch-path=schema',
    '--watch-path=dist/server',
    '--watch-preserve-output',
  ],
);
console.log('Watching gateway/, schema/ and web/. Ctrl+C ends it.');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await stop(gateway);
    await sandbox?.close();
    await rm('dist', { recursive: true, force: true });
    process.exit(0);
  });
}
