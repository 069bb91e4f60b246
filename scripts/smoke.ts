import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** Runs `npm start`, requests pages in three languages and stops it. */
const PORT = process.env.PORT ?? '3123';
const ORIGIN = `http://localhost:${PORT}`;
const PRINTED_WITHIN_MS = 120_000;
const PAUSE_MS = 50;
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
  for (let waited = 0; !printed.includes(ORIGIN); waited += PAUSE_MS) {
    if (waited >= PRINTED_WITHIN_MS || shop.exitCode !== null)
      throw new Error(`npm start did not print ${ORIGIN}`);
    await delay(PAUSE_MS);
  }
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
