import type { Sandbox } from '../sandbox.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import type { Client } from './client.ts';
import { PLACEHOLDERS } from './placeholders.ts';

/** Where a case starts. */
export interface Stage {
  readonly sandbox: Sandbox;
  readonly client: Client;
  readonly names: Record<string, string>;
}

export type Setup = (stage: Stage) => Promise<void>;

export const GUEST = {
  guest: true,
  email: 'gast@example.com',
  salutationId: PLACEHOLDERS['salutation'],
  firstName: 'Gerda',
  lastName: 'Gast',
  acceptedDataProtection: true,
  storefrontUrl: 'http://localhost:3000',
};

export const ADDRESS = {
  street: 'Gasse 1',
  zipcode: '8000',
  city: 'Zürich',
  countryId: PLACEHOLDERS['country'],
};
/** Outside of all delivery areas. */
export const ABROAD = {
  street: 'High Street 1',
  zipcode: 'SW1A 1AA',
  city: 'London',
  countryId: PLACEHOLDERS['countryNoShipping'],
};

export async function add(client: Client, items: Readonly<Record<string, number>>): Promise<Entity> {
  return client.object('POST', '/store-api/checkout/cart/line-item', {
    items: Object.entries(items).map(([name, quantity]) => {
      const id = PLACEHOLDERS[name];
      return { id, referencedId: id, type: 'product', quantity };
    }),
  });
}

export async function code(client: Client, referencedId: string): Promise<void> {
  await client.object('POST', '/store-api/checkout/cart/line-item', {
    items: [{ type: 'promotion', referencedId }],
  });
}

export async function register(client: Client, more: Entity = {}): Promise<Entity> {
  return client.object('POST', '/store-api/account/register', { ...GUEST, billingAddress: ADDRESS, ...more });
}

/** The billing address first. */
export function addressIds(customer: Entity): string[] {
  const list = customer['addresses'];
  return Array.isArray(list) ? list.filter(isObject).map(({ id }) => String(id)) : [];
}
