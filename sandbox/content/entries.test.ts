import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { PLACEHOLDERS } from '../contract/placeholders.ts';
import { list, part } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { demo } from '../shop/demo.ts';
import type { Entity } from '../shop/entity.ts';
import { categoryId } from '../shops/derive/ids.ts';
import { UNITS } from '../shops/model/entry.ts';

let sandbox: Sandbox;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  client = new Client(sandbox.url);
});

afterAll(() => sandbox.close());

const LISTS = [
  { key: 'recipes', kind: 'recipe', least: 20, path: 'rezepte/' },
  { key: 'journal', kind: 'blog', least: 10, path: 'magazin/werkstattjournal/' },
  { key: 'news', kind: 'news', least: 10, path: 'magazin/aktuell/' },
] as const;

async function entries(key: string, more: Entity = {}, language = 'languageDe'): Promise<Entity> {
  const body = {
    filter: [{ type: 'equals', field: 'parentId', value: categoryId(key) }],
    sort: [{ field: 'customFields.kontor_date', order: 'DESC' }],
    'total-count-mode': 1,
    associations: { media: {} },
    ...more,
  };
  const headers = { 'sw-language-id': PLACEHOLDERS[language] ?? '', 'sw-include-seo-urls': '1' };
  return part(await client.send('POST', '/store-api/category', body, headers), 'body');
}

function fields(entry: Entity): Entity {
  return part(entry, 'translated', 'customFields');
}

describe.each(LISTS)('the list of $key', ({ key, kind, least, path }) => {
  it('is long enough, newest first, each with a cover and the facts of its kind', async () => {
    const found = list(await entries(key), 'elements');
    expect(found.length).toBeGreaterThanOrEqual(least);
    const dates = found.map((entry) => String(fields(entry)['kontor_date']));
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const entry of found) {
      expect(fields(entry)['kontor_kind']).toBe(kind);
      expect(entry['customFields']).toEqual(fields(entry));
      expect(part(entry, 'media')['url']).toMatch(/\.webp$/);
      expect(String(list(entry, 'seoUrls')[0]?.['seoPathInfo']).startsWith(path)).toBe(true);
    }
  });

  it('is paged with an exact total', async () => {
    const all = list(await entries(key), 'elements').map(({ id }) => id);
    const second = await entries(key, { limit: 4, page: 2 });
    expect(list(second, 'elements').map(({ id }) => id)).toEqual(all.slice(4, 8));
    expect(second['total']).toBe(all.length);
  });

  it('has names, teasers and tags of its own in every language', async () => {
    const [de, en, fr] = await Promise.all(
      ['languageDe', 'languageEn', 'languageFr'].map(async (language) =>
        list(await entries(key, {}, language), 'elements'),
      ),
    );
    for (const [index, entry] of (de ?? []).entries()) {
      const teasers = [entry, en?.[index] ?? {}, fr?.[index] ?? {}].map(
        (one) => fields(one)['kontor_teaser'],
      );
      expect(new Set(teasers).size).toBe(3);
    }
  });

  it('says what its children are, and keeps them out of the menus', async () => {
    const menus = ['main-navigation', 'footer-navigation'].map((root) =>
      client.send('POST', `/store-api/navigation/${root}/${root}`, { depth: 5 }),
    );
    const text = JSON.stringify((await Promise.all(menus)).map(({ body }) => body));
    expect(text).toContain(`"kontor_entries":"${kind}"`);
    expect(text).not.toContain(`"kontor_kind":"${kind}"`);
  });
});

describe('the recipes', () => {
  it('use every unit, and only products that the shop has', () => {
    const ingredients = demo.recipes.flatMap((recipe) => recipe.ingredients).flatMap((group) => group.list);
    expect(UNITS.filter((unit) => !ingredients.some((one) => one.unit === unit))).toEqual([]);
    const numbers = new Set(demo.catalogue.products.map(({ number }) => number));
    expect(ingredients.flatMap(({ product }) => product ?? []).filter((one) => !numbers.has(one))).toEqual(
      [],
    );
    const keys = new Set(demo.catalogue.products.map(({ key }) => key));
    expect(demo.recipes.flatMap(({ products }) => products ?? []).filter((one) => !keys.has(one))).toEqual(
      [],
    );
  });

  it('have as many steps in every language, and a picture of their own', () => {
    for (const { steps, tags } of demo.recipes) {
      expect(new Set([steps.de, steps.en, steps.fr].map(({ length }) => length)).size).toBe(1);
      expect(new Set([tags.de, tags.en, tags.fr].map(({ length }) => length)).size).toBe(1);
    }
    expect(new Set(demo.recipes.map(({ picture }) => picture)).size).toBe(demo.recipes.length);
  });
});
