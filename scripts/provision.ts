import { AdminClient } from './provision/admin-client.ts';
import { type Configuration, ConfigurationError, readConfiguration } from './provision/configuration.ts';
import { empty, fill, fillFields } from './provision/fill.ts';
import { lookUp } from './provision/look-up.ts';
import { plan } from './provision/plan.ts';
import { Progress } from './provision/progress.ts';
import { RunLock } from './provision/run-lock.ts';
import { freeShippingFrom } from './provision/settings.ts';
import { ShopwareError } from './provision/shopware-error.ts';

/**
 * `npm run provision`: fills a real Shopware 6.6 or 6.7 with the demo shop through its Admin API; run again, it writes only
 * what is missing or has changed. With `--fields-only` it makes nothing but the custom fields `kontor_*`, for a Shopware that
 * already sells. With `--remove` it takes the demo shop away, its orders and customers too.
 * `docs/real-shopware.md` says what the integration must be allowed.
 */
async function provision(progress: Progress): Promise<void> {
  const configuration = readConfiguration(process.env);
  const client = new AdminClient(configuration);
  console.log(configuration.endpoint);
  const lock = await RunLock.acquire(client);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void lock.release().finally(() => process.exit(1)));
  try {
    await write(client, configuration, progress);
  } finally {
    await lock.release();
  }
}

async function write(client: AdminClient, configuration: Configuration, progress: Progress): Promise<void> {
  if (process.argv.includes('--fields-only')) return fillFields({ client, progress });
  const around = await lookUp(client, configuration.publicUrl);
  const steps = plan(around);
  if (process.argv.includes('--remove')) return empty({ client, steps, progress });
  await fill({ client, around, steps, progress });
  const free = freeShippingFrom(around);
  const environment = [
    `SHOPWARE_ENDPOINT=${configuration.endpoint}`,
    `SHOPWARE_ACCESS_TOKEN=${around.accessKey}`,
    ...(free === undefined ? [] : [`FREE_SHIPPING_FROM=${free}`]),
  ];
  console.log(`\nThe shop is ready. To serve it:\n\n${environment.join(' ')} npm start`);
}

const progress = new Progress();
try {
  await provision(progress);
} catch (error) {
  if (!(error instanceof ShopwareError || error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  if (error instanceof ShopwareError)
    console.error('What is done is kept; once this is put right, the same command goes on from there.');
  process.exitCode = 1;
} finally {
  progress.end();
}
