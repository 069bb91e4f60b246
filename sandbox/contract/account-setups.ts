import {
  askForNewsletter,
  askForRecovery,
  CUSTOMER,
  confirm,
  customer,
  customerElsewhere,
  fillWishlist,
  logIn,
  otherCustomer,
  readMail,
  recoverPassword,
} from './customer-steps.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { ABROAD, ADDRESS, add, GUEST, register, type Setup, type Stage } from './setup-steps.ts';

async function unconfirmed(stage: Stage): Promise<void> {
  stage.sandbox.controls.set({ doubleOptIn: true });
  await customer(stage);
  readMail(stage, 'optIn');
}

async function mergedCarts(stage: Stage): Promise<void> {
  await customer(stage);
  await add(stage.client, { product: 2 });
  stage.client.token = undefined;
  await add(stage.client, { product: 3, variant: 1 });
  await logIn(stage);
}

async function loggedOutElsewhere(stage: Stage): Promise<void> {
  await customer(stage);
  const { token } = stage.client;
  await stage.client.object('POST', '/store-api/account/logout', {});
  stage.client.token = token;
}

async function askingForGroup(stage: Stage): Promise<void> {
  await customer(stage, { accountType: 'business', requestedGroupId: PLACEHOLDERS['groupTrade'] });
}

async function failToLogIn({ client }: Stage, times: number): Promise<void> {
  const { token } = client;
  for (let attempt = 0; attempt < times; attempt++) {
    await client.send('POST', '/store-api/account/login', { username: CUSTOMER.email, password: 'falsch' });
  }
  client.token = token;
}

export const ACCOUNT_SETUPS: Readonly<Record<string, Setup>> = {
  'customer logged in': (stage) => customer(stage),
  'customer elsewhere': customerElsewhere,
  'customer with two addresses': async (stage) => {
    await customer(stage);
    const body = { ...ADDRESS, firstName: 'A', lastName: 'B' };
    const made = await stage.client.object('POST', '/store-api/account/address', body);
    stage.names['otherAddress'] = String(made['id']);
  },
  'customer beside another': async (stage) => {
    await customer(stage);
    await otherCustomer(stage);
  },
  'customer with a wishlist': async (stage) => {
    await customer(stage);
    await fillWishlist(stage);
  },
  'wishlist switched off': async (stage) => {
    await customer(stage);
    stage.sandbox.controls.set({ wishlist: false });
  },
  'customer elsewhere, and a cart': async (stage) => {
    await customerElsewhere(stage);
    await add(stage.client, { product: 1, variant: 1 });
  },
  'customer with a cart elsewhere, and the same item': async (stage) => {
    await customer(stage);
    await add(stage.client, { product: 2 });
    stage.client.token = undefined;
    await add(stage.client, { product: 3 });
  },
  'carts merged': mergedCarts,
  "carts merged, with the visitor's token": async (stage) => {
    await customerElsewhere(stage);
    await add(stage.client, { product: 1 });
    const { token } = stage.client;
    await logIn(stage);
    stage.client.token = token;
  },
  'unconfirmed customer': unconfirmed,
  'confirmed customer': async (stage) => {
    await unconfirmed(stage);
    await confirm(stage);
    stage.client.token = undefined;
  },
  'confirmed customer, on the device of the registration': async (stage) => {
    await add(stage.client, { product: 1 });
    await unconfirmed(stage);
    const { token } = stage.client;
    stage.client.token = undefined;
    await confirm(stage);
    stage.client.token = token;
  },
  'unconfirmed customer with a cart': async (stage) => {
    await add(stage.client, { product: 1 });
    await unconfirmed(stage);
  },
  'confirmed customer with a cart': async (stage) => {
    await add(stage.client, { product: 1 });
    await unconfirmed(stage);
    await confirm(stage);
  },
  'confirmed guest': async (stage) => {
    stage.sandbox.controls.set({ doubleOptInGuest: true });
    await add(stage.client, { product: 1 });
    await register(stage.client);
    await confirm(stage);
  },
  'deactivated customer': async (stage) => {
    await customerElsewhere(stage);
    stage.sandbox.controls.changeCustomer(CUSTOMER.email, { active: false });
  },
  'customer deactivated while logged in': async (stage) => {
    await customer(stage);
    stage.sandbox.controls.changeCustomer(CUSTOMER.email, { active: false });
  },
  'business without a checked VAT id': (stage) => customer(stage, { billingAddress: ABROAD }),
  'customer who changed the password': async (stage) => {
    await customer(stage);
    const { token } = stage.client;
    await stage.client.object('POST', '/store-api/account/change-password', {
      password: CUSTOMER.password,
      newPassword: 'Neues1234',
      newPasswordConfirm: 'Neues1234',
    });
    stage.client.token = token;
  },
  'customer with another language': async (stage) => {
    await customer(stage);
    const languageId = PLACEHOLDERS['languageFr'];
    await stage.client.object('POST', '/store-api/account/change-language', { languageId });
  },
  'customer logged out on another device': loggedOutElsewhere,
  'customer asking for a group': askingForGroup,
  'customer accepted for a group': async (stage) => {
    await askingForGroup(stage);
    stage.sandbox.controls.changeCustomer(CUSTOMER.email, { group: 'accept' });
  },
  'recovery asked for': async (stage) => {
    await customer(stage);
    await askForRecovery(stage);
    stage.client.token = undefined;
  },
  'recovery asked for twice': async (stage) => {
    await customer(stage);
    await askForRecovery(stage);
    const first = stage.names['recovery'] ?? '';
    await askForRecovery(stage);
    stage.names['recovery'] = first;
  },
  'recovery expired': async (stage) => {
    await customer(stage);
    await askForRecovery(stage);
    stage.sandbox.controls.expireRecoveries();
  },
  'recovery tried too often': async (stage) => {
    await customer(stage);
    for (const email of [CUSTOMER.email, 'niemand@example.com']) {
      const body = { email, storefrontUrl: GUEST.storefrontUrl };
      for (let attempt = 0; attempt < 3; attempt++)
        await stage.client.send('POST', '/store-api/account/recovery-password', body);
    }
  },
  'password recovered': async (stage) => {
    await customer(stage);
    await recoverPassword(stage);
  },
  'password recovered, on the device from before': async (stage) => {
    await customer(stage);
    const { token } = stage.client;
    await recoverPassword(stage);
    stage.client.token = token;
  },
  'login tried too often': async (stage) => {
    await customerElsewhere(stage);
    await failToLogIn(stage, 10);
  },
  'login tried too often, beside another': async (stage) => {
    await customerElsewhere(stage);
    await otherCustomer(stage);
    await failToLogIn(stage, 10);
  },
  'login tried too often, ten seconds ago': async (stage) => {
    await customerElsewhere(stage);
    await failToLogIn(stage, 10);
    stage.sandbox.controls.passAttempts(10);
  },
  'login tried too often, ten seconds ago, and again': async (stage) => {
    await customerElsewhere(stage);
    await failToLogIn(stage, 10);
    stage.sandbox.controls.passAttempts(10);
    await failToLogIn(stage, 1);
  },
  'expired session with a cart': async ({ client, sandbox }) => {
    await client.object('PATCH', '/store-api/context', { languageId: PLACEHOLDERS['languageDe'] });
    await add(client, { product: 1 });
    sandbox.controls.expireSessions();
  },
  'newsletter asked for': (stage) => askForNewsletter(stage, 'nl@example.com'),
  'newsletter confirmed': async (stage) => {
    await askForNewsletter(stage, 'nl@example.com');
    const body = { hash: stage.names['subscription'], em: stage.names['em'] };
    await stage.client.object('POST', '/store-api/newsletter/confirm', body);
  },
  'newsletter ended': async (stage) => {
    await askForNewsletter(stage, 'nl@example.com');
    await stage.client.object('POST', '/store-api/newsletter/unsubscribe', { email: 'nl@example.com' });
  },
  'newsletter tried too often': async (stage) => {
    for (const name of ['a', 'b', 'c']) await askForNewsletter(stage, `${name}@example.com`);
    stage.client.token = undefined;
  },
  'customer asking for the newsletter': async (stage) => {
    await customer(stage);
    await askForNewsletter(stage, CUSTOMER.email);
  },
};
