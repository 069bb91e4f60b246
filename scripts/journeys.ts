import { run } from './process.ts';
import { ensure, REDIS } from './tools.ts';

/**
 * `npm run journeys`: orders through the GraphQL API without knowledge of the shop. Uses the
 * sandbox, or SHOPWARE_ENDPOINT and SHOPWARE_ACCESS_TOKEN, with two gateways and a Redis.
 */
ensure([REDIS]);
process.exitCode = await run(process.execPath, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'journeys',
]);
