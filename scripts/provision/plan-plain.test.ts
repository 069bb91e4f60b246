import { afterAll, describe, expect, it, vi } from 'vitest';

// Modules read the demo shop at their first import, and unit tests share modules.
vi.stubEnv('DEMO_SHOP', 'plain');
vi.resetModules();
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});
const { violations } = await import('./testing/admin-schema.ts');
const { plan } = await import('./plan.ts');
const { installed } = await import('./testing/installed.ts');

describe('the plan of a shop with one currency, two languages and none of our fields', () => {
  const steps = plan(installed({ locale: 'en-GB', currency: 'EUR' }));
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
});
