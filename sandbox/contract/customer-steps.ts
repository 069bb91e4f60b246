import type { Entity } from '../shop/entity.ts';
import { Client } from './client.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { addressIds, register, type Stage } from './setup-steps.ts';

export const CUSTOMER = { guest: false, email: 'kundin@example.com', password: 'Geheim123!' };

export const OTHER = { ...CUSTOMER, email: 'taken@example.com' };

/** Stays logged in, unless the account must be confirmed. */
export async function customer(stage: Stage, more: Entity = {}): Promise<void> {
  const made = await register(stage.client, { ...CUSTOMER, ...more });
  stage.names['customer'] = String(made['id']);
  stage.names['ownAddress'] = addressIds(made)[0] ?? '';
}

/** Then continues on another device. */
export async function customerElsewhere(stage: Stage): Promise<void> {
  await customer(stage);
  stage.client.token = undefined;
}

export async function otherCustomer(stage: Stage): Promise<Client> {
  const other = new Client(stage.client.url);
  await register(other, OTHER);
  return other;
}

export async function logIn(stage: Stage, password = CUSTOMER.password): Promise<void> {
  await stage.client.object('POST', '/store-api/account/login', { username: CUSTOMER.email, password });
}

/** `em` and a hash from the latest mail. */
export function readMail({ sandbox, names }: Stage, hashName: string): void {
  const link = /https?:\S+/.exec(sandbox.controls.mails().at(-1)?.text ?? '')?.[0];
  const query = new URL(link ?? 'http://localhost/').searchParams;
  names['em'] = query.get('em') ?? '';
  names[hashName] = query.get('hash') ?? '';
}

export async function askForRecovery(stage: Stage): Promise<void> {
  const body = { email: CUSTOMER.email, storefrontUrl: 'http://localhost:3000' };
  await stage.client.object('POST', '/store-api/account/recovery-password', body);
  readMail(stage, 'recovery');
}

export async function recoverPassword(stage: Stage): Promise<void> {
  await askForRecovery(stage);
  await stage.client.object('POST', '/store-api/account/recovery-password-confirm', {
    hash: stage.names['recovery'],
    newPassword: 'Wiederher1',
    newPasswordConfirm: 'Wiederher1',
  });
}

export async function confirm(stage: Stage): Promise<void> {
  readMail(stage, 'optIn');
  const body = { hash: stage.names['optIn'], em: stage.names['em'] };
  await stage.client.object('POST', '/store-api/account/register-confirm', body);
}

export async function fillWishlist(stage: Stage): Promise<void> {
  const productIds = [PLACEHOLDERS['product'], PLACEHOLDERS['dear']];
  await stage.client.object('POST', '/store-api/customer/wishlist/merge', { productIds });
}

export async function askForNewsletter(stage: Stage, email: string): Promise<void> {
  const body = { email, option: 'subscribe', storefrontUrl: 'http://localhost:3000' };
  await stage.client.object('POST', '/store-api/newsletter/subscribe', body);
  readMail(stage, 'subscription');
}
