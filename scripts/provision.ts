import { AdminClient, ShopwareError } from './provision/admin-client.ts';
import { readConfiguration } from './provision/connection.ts';
import { customFieldStep, plan } from './provision/plan.ts';
import { freeShippingFrom } from './provision/records/checkout.ts';
import { removeShop } from './provision/remove.ts';
import { readTarget } from './provision/target.ts';
import { writePlan, writeSteps } from './provision/write.ts';

/**
 * `npm run provision` writes the demo shop to a Shopware 6.6 or 6.7. `--fields-only` creates the custom fields `kontor_*`
 * only, `--remove` removes the demo shop (docs/real-shopware.md).
 */
async function provision(): Promise<void> {
  const log = (title: string, result: string) => console.log(`${title.padEnd(24)} ${result}`);
  const configuration = readConfiguration(process.env);
  const client = new AdminClient(configuration);
  if (process.argv.includes('--fields-only')) return writeSteps(client, [customFieldStep], log);
  const target = await readTarget(client, configuration.publicUrl);
  const steps = plan(target);
  if (process.argv.includes('--remove')) return removeShop(client, steps, log);
  await writePlan(client, target, steps, log);
  const freeFrom = freeShippingFrom(target);
  const environment = [
    `SHOPWARE_ENDPOINT=${configuration.endpoint}`,
    `SHOPWARE_ACCESS_TOKEN=${target.accessKey}`,
    ...(freeFrom === undefined ? [] : [`FREE_SHIPPING_FROM=${freeFrom}`]),
  ];
  console.log(`\nThe shop is ready. Start it with:\n\n${environment.join(' ')} npm start`);
}

try {
  await provision();
} catch (error) {
  if (!(error instanceof ShopwareError)) throw error;
  console.error(`${error.message}\nFix the cause and run the command again; it continues from here.`);
  process.exitCode = 1;
}
