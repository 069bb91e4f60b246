import { run } from './process.ts';
import { ensure, REDIS } from './tools.ts';

/**
 * `npm run journeys`: walks through the shop on the GraphQL level, with nothing of it known beforehand. Against the
 * sandbox, or against the Shopware of SHOPWARE_ENDPOINT and SHOPWARE_ACCESS_TOKEN, through two gateways that share a Redis.
 */
ensure([REDIS]);
process.exitCode = await run(process.execPath, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'journeys',
]);
