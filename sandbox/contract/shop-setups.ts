import { PLACEHOLDERS } from './placeholders.ts';
import { add, type Setup } from './setup-steps.ts';

export const SHOP_SETUPS: Readonly<Record<string, Setup>> = {
  visitor: async () => undefined,
  session: async ({ client }) => {
    await client.object('PATCH', '/store-api/context', { languageId: PLACEHOLDERS['languageDe'] });
  },
  'session in a country without shipping': async ({ client }) => {
    await client.object('PATCH', '/store-api/context', { countryId: PLACEHOLDERS['countryNoShipping'] });
  },
  'double opt-in': async ({ sandbox }) => {
    sandbox.controls.set({ doubleOptIn: true });
  },
  'strict forms': async ({ sandbox }) => {
    sandbox.controls.set({ strictForms: true });
  },
  'VAT id required': async ({ sandbox }) => {
    sandbox.controls.set({ vatIdRequired: true });
  },
  maintenance: async ({ client, sandbox }) => {
    await add(client, { product: 1 });
    sandbox.controls.setMaintenance(true);
  },
  'after maintenance': async ({ client, sandbox }) => {
    await add(client, { product: 1 });
    sandbox.controls.setMaintenance(true);
    await client.send('GET', '/store-api/checkout/cart');
    sandbox.controls.setMaintenance(false);
  },
  'inactive sales channel': async ({ client, sandbox }) => {
    await add(client, { product: 1 });
    sandbox.controls.set({ inactive: true });
  },
  'inactive landing page': async ({ sandbox }) => {
    sandbox.controls.setActive('landing-page', PLACEHOLDERS['landingPage'] ?? '', false);
  },
  'inactive product': async ({ sandbox }) => {
    sandbox.controls.setProduct('saucepan-kupfer', { active: false });
  },
  'euro session': async ({ client }) => {
    await client.object('PATCH', '/store-api/context', { currencyId: PLACEHOLDERS['currencyEur'] });
  },
  'french session': async ({ client }) => {
    await client.object('PATCH', '/store-api/context', { languageId: PLACEHOLDERS['languageFr'] });
  },
  'renamed category': async ({ sandbox }) => {
    sandbox.controls.renamePath(PLACEHOLDERS['category'] ?? '', 'de', 'mannigfaltigkeit/');
  },
};
