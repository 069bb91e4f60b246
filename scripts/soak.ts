import { ensureBuilt } from './build-state.ts';
import { buyable } from './soak/buyer.ts';
import { down, resets, soak } from './soak/phases.ts';
import { startStack } from './soak/stack.ts';
import { ensure, REDIS } from './tools.ts';

/**
 * `npm run soak [minutes]`: runs two gateways, Redis and the sandbox under load for 10 minutes by default,
 * then a minute without Shopware, then 10,000 writes on an unreliable connection. Exits with 1 if an assertion fails.
 */
const minutes = Number(process.argv[2] ?? 10);
const broken: string[] = [];

function say(label: string, value: string, holds: boolean): void {
  process.stdout.write(`${holds ? 'ok  ' : 'FAIL'} ${label.padEnd(52)} ${value}\n`);
  if (!holds) broken.push(label);
}

await ensureBuilt();
ensure([REDIS]);
const stack = await startStack();
try {
  const products = await buyable(stack.gateways[0].origin);
  const soaked = await soak(stack, products, minutes);
  say(
    `requests in ${minutes} minutes without an error`,
    `${soaked.asked} (${soaked.errors} errors)`,
    soaked.errors === 0,
  );
  say(
    'memory of a gateway, second and last third',
    `${soaked.memoryBefore.toFixed(0)} MB, ${soaked.memoryAfter.toFixed(0)} MB`,
    soaked.memoryAfter < soaked.memoryBefore * 1.1,
  );
  say(
    'handles of a gateway, second and last third',
    `${soaked.handlesBefore.toFixed(0)}, ${soaked.handlesAfter.toFixed(0)}`,
    soaked.handlesAfter < soaked.handlesBefore + 10,
  );
  const { asked: requests, served } = await down(stack, 60);
  say(
    'cached pages served in a minute without Shopware',
    `${served} of ${requests} (${((100 * served) / requests).toFixed(2)} %)`,
    served / requests >= 0.999,
  );
  const written = await resets(stack, products, 10_000);
  say(
    'adds on a line that is reset, none sent twice, none lost',
    `${written.adds} (${written.retried} asked again, ${written.wrong} of ${written.carts} carts wrong)`,
    written.wrong === 0,
  );
} finally {
  await stack.stop();
}
process.exitCode = broken.length === 0 ? 0 : 1;
