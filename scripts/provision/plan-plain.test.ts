import { afterAll, describe, expect, it, vi } from 'vitest';
import { isObject } from './admin-client.ts';

// Modules read the demo shop at their first import, and unit tests share modules.
vi.stubEnv('DEMO_SHOP', 'plain');
vi.resetModules();
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});
const { customerGroupId, deliveryTimeId, propertyGroupId } = await import(
  '../../sandbox/shops/derive/ids.ts'
);
const { demo } = await import('./demo.ts');
const { violations } = await import('./testing/admin-schema.ts');
const { plan } = await import('./plan.ts');
const { writeSettings, freeShippingFrom } = await import('./settings.ts');
const { SYSTEM_CURRENCY, SYSTEM_LANGUAGE } = await import('./target.ts');
const { installed } = await import('./testing/installed.ts');

const inEuros = installed({ locale: 'en-GB', currency: 'EUR' });

describe('the plan of a shop with one currency, two languages and none of our fields', () => {
  const steps = plan(inEuros);
  const records = (entity: string) =>
    steps.filter((step) => step.entity === entity).flatMap((step) => step.records);

  it.each(steps.map((step) => [step.title, step] as const))(
    'keeps to the Admin API as Shopware describes it: %s',
    (_title, step) => {
      const known = ['Product.customSearchKeywords/0 must be object'];
      expect(violations(step).filter((sentence) => !known.includes(sentence))).toEqual([]);
    },
  );

  it('makes no custom field, and says nothing of itself but its name', () => {
    expect(records('custom_field_set')).toEqual([]);
    expect(JSON.stringify(steps)).not.toMatch(/kontor/i);
  });

  it('counts in euros, lives in Germany and speaks its own two languages', () => {
    const [channel] = records('sales_channel');
    expect(channel).toMatchObject({
      currencyId: SYSTEM_CURRENCY,
      countryId: inEuros.countries['DE'],
      languageId: inEuros.languages.de,
      languages: [{ id: inEuros.languages.de }, { id: SYSTEM_LANGUAGE }],
    });
    expect(records('sales_channel_domain').map(({ url }) => url)).toEqual([
      'http://localhost:3000',
      'http://localhost:3000/en',
    ]);
    expect(steps.flatMap((step) => (step.isShared ? [] : step.records)).filter(hasEmptyLanguage)).toEqual([]);
  });

  it('has prices of shipping by the sum of the goods, where the price list says so', () => {
    const standard = records('shipping_method').find(
      (method) => method['deliveryTimeId'] === deliveryTimeId('days-1-3'),
    );
    expect(standard?.['prices']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ calculation: 2, quantityStart: 0, quantityEnd: 59.99 }),
        expect.objectContaining({ calculation: 2, quantityStart: 60, quantityEnd: null }),
      ]),
    );
    expect(freeShippingFrom(inEuros)).toBeUndefined();
  });

  it('lists variants singly where the shop does', () => {
    const single = demo.products.filter(({ demo: product, parentId }) => product.listedSingly && !parentId);
    expect(single.length).toBeGreaterThan(0);
    for (const { id, demo: product } of single)
      expect(records('product').find((row) => row.id === id)?.['variantListingConfig']).toMatchObject({
        displayParent: false,
        configuratorGroupConfig: (product.configurator ?? []).map((key) => ({
          id: propertyGroupId(key),
          expressionForListings: true,
        })),
      });
  });

  it('has a group of customers with net prices', () => {
    const [group] = records('customer_group');
    expect(group).toMatchObject({ id: customerGroupId('dealers'), displayGross: false });
  });

  it('names its legal pages in the basic information', async () => {
    const sent: unknown[] = [];
    const client = {
      send: async (method: string, _: string, body?: unknown) => void sent.push(method, body),
    };
    await writeSettings(client);
    expect(sent[3]).toMatchObject({
      'core.basicInformation.tosPage': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });
});

function hasEmptyLanguage({ translations }: Readonly<Record<string, unknown>>): boolean {
  return isObject(translations) && Object.keys(translations).some((id) => id === '');
}
