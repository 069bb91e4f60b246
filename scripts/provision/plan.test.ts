import { describe, expect, it } from 'vitest';
import { isId } from '../../sandbox/shops/derive/ids.ts';
import { isObject } from '../../sandbox/shops/shape.ts';
import { plan } from './plan.ts';
import { SYSTEM_CURRENCY, SYSTEM_LANGUAGE, type Target } from './target.ts';
import { violations } from './testing/admin-schema.ts';
import { installed } from './testing/installed.ts';
import { fingerprintKey } from './write.ts';

const german = installed({ locale: 'de-DE', currency: 'CHF' });
const english = installed({ locale: 'en-GB', currency: 'EUR' });

/** Rules of the description that a real Shopware 6.6.7 does not keep; it took every one of these payloads. */
const KNOWN_WRONG: readonly string[] = ['Product.customSearchKeywords/0 must be object'];

/** Fields that name something without a foreign key behind them. */
const SOFT = ['foreignKey', 'internalLink', 'config', 'customFields', 'exclusionIds', 'value', 'baseFile'];

function walk(value: unknown, visit: (object: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (isObject(value)) {
    visit(value);
    for (const [field, child] of Object.entries(value)) if (!SOFT.includes(field)) walk(child, visit);
  }
}

function idsIn(value: unknown): string[] {
  return (JSON.stringify(value).match(/"[0-9a-f]{32}"/g) ?? []).map((text) => text.slice(1, -1));
}

describe.each([
  ['a German Shopware that counts in francs', german],
  ['an English Shopware that counts in euros', english],
])('the plan for %s', (_, target: Target) => {
  const steps = plan(target);

  it.each(steps.map((step) => [step.title, step] as const))(
    'keeps to the Admin API as Shopware describes it: %s',
    (_title, step) => {
      expect(violations(step).filter((sentence) => !KNOWN_WRONG.includes(sentence))).toEqual([]);
    },
  );

  it('refers only to what Shopware has or an earlier step made', () => {
    const known = new Set([...idsIn(target), SYSTEM_LANGUAGE, 'cfbd5018d38d41d8adca10d94fc8bdd6']);
    const types = ['8a243080f92e4c719546314b577cf82b'];
    const unknown: string[] = [];
    for (const { title, records } of steps)
      for (const record of records) {
        walk(record, (object) => {
          if (Object.keys(object).length > 1 && isId(object['id'])) known.add(object['id']);
        });
        walk(record, (object) => {
          for (const [field, value] of Object.entries(object))
            if (!SOFT.includes(field) && isId(value) && !known.has(value) && !types.includes(value))
              unknown.push(`${title}: ${field} ${value}`);
        });
      }
    expect(unknown).toEqual([]);
  });

  it('has a text in the system language wherever it has any', () => {
    const without: string[] = [];
    for (const { title, records, isShared } of steps)
      walk(isShared ? [] : records, ({ id, translations }) => {
        if (isObject(translations) && translations[SYSTEM_LANGUAGE] === undefined)
          without.push(`${title} ${id}`);
      });
    expect(without).toEqual([]);
  });

  it('has every price in the system currency', () => {
    const prices: string[] = [];
    for (const { records } of steps)
      walk(records, ({ price, currencyPrice }) => {
        for (const list of [price, currencyPrice])
          if (Array.isArray(list)) prices.push(JSON.stringify(list.map((entry) => entry.currencyId)));
      });
    expect(prices.length).toBeGreaterThan(100);
    expect(prices.filter((currencies) => !currencies.includes(SYSTEM_CURRENCY))).toEqual([]);
  });

  it('gives no two entities one id, and no two steps one fingerprint', () => {
    const ids = steps.flatMap(({ entity, records }) => records.map(({ id }) => `${entity} ${id}`));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(steps.map(fingerprintKey)).size).toBe(steps.length);
  });
});
