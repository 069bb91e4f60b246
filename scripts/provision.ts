import { isObject } from '../sandbox/shop/entity.ts';
import { Shop } from '../sandbox/shop/shop.ts';
import { AdminClient } from './provision/admin-client.ts';
import { ConfigurationError, readConfiguration } from './provision/configuration.ts';
import { uploadMissing } from './provision/files.ts';
import { lookUp } from './provision/look-up.ts';
import { plan } from './provision/plan.ts';
import { runStep } from './provision/run-step.ts';
import { SETTINGS, SETTINGS_PATH } from './provision/settings.ts';
import { ShopwareError } from './provision/shopware-error.ts';
import { nameSortings } from './provision/sortings.ts';

/**
 * `npm run provision`: fills a real Shopware 6.6 or 6.7 with the demo shop through its Admin API. Run again, it writes
 * only what is missing or has changed. `docs/real-shopware.md` says what the integration must be allowed.
 */
async function provision(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const client = new AdminClient(configuration);
  const shop = new Shop(':memory:');
  const around = await lookUp(client, configuration.publicUrl);
  const steps = plan(around, shop);
  const kept = await client.send('GET', '/api/_action/system-config?domain=kontor.provision');
  const known = isObject(kept) ? kept : {};
  console.log(`${configuration.endpoint}: ${steps.length} steps`);
  for (const [at, step] of steps.entries()) {
    const { made, renewed, unchanged } = await runStep(client, step, known);
    const counts = [
      made > 0 ? `${made} made` : '',
      renewed > 0 ? `${renewed} renewed` : '',
      unchanged > 0 ? `${unchanged} unchanged` : '',
    ].filter((part) => part !== '');
    const number = String(at + 1).padStart(2);
    console.log(`${number}  ${step.title.padEnd(22)} ${counts.join(', ') || 'nothing to make'}`);
  }
  const every = 25;
  const { uploaded, there } = await uploadMissing(client, shop, (done, of) => {
    if (done % every === 0) console.log(`    uploaded ${done} of ${of} files`);
  });
  console.log(`    files                  ${uploaded} uploaded, ${there} there`);
  console.log(`    sortings in French     ${await nameSortings(client, around)} named`);
  await client.send('POST', SETTINGS_PATH, SETTINGS);
  shop.close();
  console.log(`
The shop is ready. To serve it:

SHOPWARE_ENDPOINT=${configuration.endpoint} SHOPWARE_ACCESS_TOKEN=${around.accessKey} npm start`);
}

try {
  await provision();
} catch (error) {
  if (!(error instanceof ShopwareError || error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
