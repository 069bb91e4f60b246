import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { untilReady } from './until-ready.ts';

/** Starts the shop as a newcomer does (`npm start`), opens its pages in three languages, and stops it again. */
const PORT = process.env.PORT ?? '3123';
const ORIGIN = `http://localhost:${PORT}`;
const PAGES = [
  ['/', 'lang="de'],
  ['/en/', 'lang="en'],
  ['/fr/', 'lang="fr'],
  ['/search?search=cocotte', 'product-box'],
] as const;

const shop = spawn('npm', ['start'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT, SANDBOX_PORT: '8123' },
  detached: true,
});
let printed = '';
shop.stdout.on('data', (chunk: Buffer) => {
  printed += chunk.toString();
});

try {
  await untilReady(ORIGIN, 120, () => shop.exitCode === null);
  if (!printed.includes(ORIGIN)) throw new Error(`npm start did not print ${ORIGIN}`);
  for (const [path, expected] of PAGES) {
    const answer = await fetch(`${ORIGIN}${path}`, { headers: { 'accept-language': 'de-CH' } });
    const html = await answer.text();
    if (!answer.ok || !html.includes(expected))
      throw new Error(`${path}: ${answer.status}, ${expected} is missing`);
    process.stdout.write(`smoke: ${path} ${answer.status}\n`);
  }
} finally {
  if (shop.pid !== undefined && shop.exitCode === null) {
    process.kill(-shop.pid, 'SIGTERM');
    await once(shop, 'exit');
  }
}
