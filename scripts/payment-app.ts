import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isObject } from '../gateway/lib/json.ts';
import { ensureBuilt } from './build-state.ts';
import { startGateway } from './gateway-under-test.ts';
import { APP_NAME, PaymentApp } from './payment-app/app-server.ts';
import { begin, end, outcomeFor, payElsewhere, stateElsewhere } from './payment-app/way.ts';
import { AdminClient } from './provision/admin-client.ts';
import { readConfiguration } from './provision/connection.ts';

/**
 * Installs an app with an asynchronous payment method in a local Shopware and pays with it: paid, failed, cancelled, closed,
 * in another browser, and by deep link. Needs SHOPWARE_FOLDER (writable), SHOPWARE_ENDPOINT, SHOPWARE_ACCESS_TOKEN and an
 * administrator or integration. SHOPWARE_CONSOLE overrides `php bin/console`.
 */
const METHOD = 'Test payment elsewhere';
const PORT = 8_940;
/** Deep links of an app that sells in the shop. */
const APP = 'myshop://pay';

const wanted = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
};

const runFile = promisify(execFile);

/** Shopware asks the app while it is being installed, so nothing here may block. */
async function install(app: PaymentApp): Promise<void> {
  const folder = wanted('SHOPWARE_FOLDER');
  const place = join(folder, 'custom', 'apps', APP_NAME);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'manifest.xml'), app.manifest());
  const [command = 'php', ...before] = (process.env['SHOPWARE_CONSOLE'] ?? 'php bin/console').split(' ');
  const inConsole = (...words: string[]) =>
    runFile(command, [...before, ...words, '--no-interaction'], { cwd: folder });
  // Where it is installed already, with another secret.
  await inConsole('app:uninstall', APP_NAME).catch(() => {});
  await inConsole('app:install', '--activate', '--force', APP_NAME);
}

/** Offers the method in the sales channel of the access key. */
async function offer(admin: AdminClient): Promise<void> {
  const filter = (field: string, value: string) => ({ filter: [{ type: 'equals', field, value }] });
  const [channel] = await admin.search('sales_channel', filter('accessKey', wanted('SHOPWARE_ACCESS_TOKEN')));
  const [method] = await admin.search('payment_method', filter('appPaymentMethod.identifier', 'away'));
  if (!channel || !method)
    throw new Error('the app has brought no payment method, or the sales channel is unknown');
  await admin.send('PATCH', `/api/payment-method/${method.id}`, { active: true });
  await admin.send('PATCH', `/api/sales-channel/${channel.id}`, { paymentMethods: [{ id: method.id }] });
}

const app = new PaymentApp();
await app.listen(PORT);
await ensureBuilt();
await install(app);
if (!app.confirmed) throw new Error('Shopware has not confirmed the registration');
process.stdout.write('registered and confirmed\n');
await offer(new AdminClient(readConfiguration(process.env)));
const gateway = await startGateway({
  SESSION_SECRETS: randomBytes(32).toString('hex'),
  PAYMENT_RETURN_URLS: APP,
});
const { origin } = gateway;
const locale = process.env['LOCALE'] ?? 'en-GB';
let faults = 0;

/** Pays in a browser that did not order, and looks there how the order stands. */
async function check(outcome: string, arrival: string, states: readonly string[]): Promise<void> {
  const begun = await begin(origin, locale, METHOD);
  const back = await end(begun.paymentUrl, outcome, origin);
  const { paymentStatus, paid } = await stateElsewhere(origin, locale, begun, back.link);
  tell(
    outcome,
    back.path.endsWith(`/checkout/success/${begun.orderId}/${arrival}`) &&
      states.includes(paymentStatus.key) &&
      paid === (outcome === 'pay'),
    `${back.path} ${paymentStatus.key}`,
  );
  if (outcome === 'pay') return;
  const again = await payElsewhere(origin, locale, begun, back.link);
  const second = await end(again, 'pay', origin);
  const after = await stateElsewhere(origin, locale, begun, second.link);
  tell(`${outcome}, then paid elsewhere`, after.paid, after.paymentStatus.key);
}

/** Pays from an app: it is led back by its own deep link, its wallet's token arrives, and it asks what came of it. */
async function checkApp(outcome: string, place: string, asked: string): Promise<void> {
  const paymentData = { wallet: `token-${outcome}` };
  const wishes = { returnUrl: `${APP}/done?till=3`, errorUrl: `${APP}/failed`, paymentData };
  const begun = await begin(origin, locale, METHOD, wishes);
  const back = new URL((await end(begun.paymentUrl, outcome, APP)).address);
  const found = (await outcomeFor(begun))?.outcome;
  const told = isObject(app.lastData) ? app.lastData['wallet'] : null;
  tell(
    `${outcome}, in an app`,
    `${APP}${back.pathname}` === `${APP}/${place}` &&
      back.searchParams.get('order') === begun.orderId &&
      told === paymentData.wallet &&
      found === asked,
    `${back.href} ${String(found)} ${String(told)}`,
  );
}

function tell(what: string, isRight: boolean, found: string): void {
  if (!isRight) faults += 1;
  process.stdout.write(`${isRight ? 'right' : 'WRONG'}: ${what}: ${found}\n`);
}

try {
  await check('pay', 'paid', ['paid']);
  await check('fail', 'unpaid', ['failed']);
  await check('cancel', 'unpaid', ['cancelled']);
  await checkApp('pay', 'done', 'PAID');
  await checkApp('fail', 'failed', 'FAILED');
  await checkApp('cancel', 'failed', 'CANCELLED');
  // Closed: the provider's page is opened again, elsewhere, and only then answered.
  const closed = await begin(origin, locale, METHOD);
  await fetch(closed.paymentUrl);
  const back = await end(closed.paymentUrl, 'pay', origin);
  const { paid, paymentStatus } = await stateElsewhere(origin, locale, closed, back.link);
  tell('closed and reopened in another browser', paid, paymentStatus.key);
} finally {
  await gateway.stop();
  await app.close();
}
process.exitCode = faults === 0 ? 0 : 1;
