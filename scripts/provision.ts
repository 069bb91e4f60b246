import { isObject } from '../sandbox/shop/entity.ts';
import { Shop } from '../sandbox/shop/shop.ts';
import { AdminClient } from './provision/admin-client.ts';
import { ConfigurationError, readConfiguration } from './provision/configuration.ts';
import { uploadMissing } from './provision/files.ts';
import { lookUp } from './provision/look-up.ts';
import { plan } from './provision/plan.ts';
import { removeShoppers, removeStep } from './provision/remove.ts';
import { runStep } from './provision/run-step.ts';
import { applySettings, freeShippingFrom } from './provision/settings.ts';
import { ShopwareError } from './provision/shopware-error.ts';
import { nameSortings } from './provision/sortings.ts';
import type { Step } from './provision/step.ts';
import type { Surroundings } from './provision/surroundings.ts';

const line = (title: string, told: string): void => console.log(`${title.padEnd(24)} ${told}`);

/** Tells of every so many files that they are uploaded. */
const EVERY = 25;

async function fill(
  client: AdminClient,
  shop: Shop,
  around: Surroundings,
  steps: readonly Step[],
): Promise<void> {
  const kept = await client.send('GET', '/api/_action/system-config?domain=kontor.provision');
  for (const [at, step] of steps.entries()) {
    const { made, renewed, unchanged } = await runStep(client, step, isObject(kept) ? kept : {});
    const counts = [
      made > 0 ? `${made} made` : '',
      renewed > 0 ? `${renewed} renewed` : '',
      unchanged > 0 ? `${unchanged} unchanged` : '',
    ].filter((part) => part !== '');
    line(`${at + 1}/${steps.length} ${step.title}`, counts.join(', ') || 'nothing to make');
  }
  const { uploaded, there } = await uploadMissing(client, shop, (done, of) => {
    if (done % EVERY === 0) line('', `${done} of ${of} files uploaded`);
  });
  line('Files', `${uploaded} uploaded, ${there} were there`);
  line('Sortings in French', `${await nameSortings(client, around)} named`);
  line('Settings', `${await applySettings(client)} changed`);
}

async function empty(client: AdminClient, steps: readonly Step[]): Promise<void> {
  line('Orders and customers', `${await removeShoppers(client)} removed`);
  for (const step of steps.toReversed()) line(step.title, `${await removeStep(client, step)} removed`);
}

/**
 * `npm run provision`: fills a real Shopware 6.6 or 6.7 with the demo shop through its Admin API; run again, it writes only
 * what is missing or has changed. With `--remove` it takes the demo shop away, its orders and customers too.
 * `docs/real-shopware.md` says what the integration must be allowed.
 */
async function provision(remove: boolean): Promise<void> {
  const configuration = readConfiguration(process.env);
  const client = new AdminClient(configuration);
  const shop = new Shop(':memory:');
  const around = await lookUp(client, configuration.publicUrl);
  const steps = plan(around, shop);
  console.log(configuration.endpoint);
  if (remove) await empty(client, steps);
  else await fill(client, shop, around, steps);
  if (remove) return;
  const environment = [
    `SHOPWARE_ENDPOINT=${configuration.endpoint}`,
    `SHOPWARE_ACCESS_TOKEN=${around.accessKey}`,
    `FREE_SHIPPING_FROM=${freeShippingFrom(around, shop)}`,
  ];
  console.log(`\nThe shop is ready. To serve it:\n\n${environment.join(' ')} npm start`);
}

try {
  await provision(process.argv.includes('--remove'));
} catch (error) {
  if (!(error instanceof ShopwareError || error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
