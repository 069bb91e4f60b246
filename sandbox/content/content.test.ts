import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { PLACEHOLDERS } from '../contract/placeholders.ts';
import { list, part } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { demo } from '../shop/demo.ts';
import type { Entity } from '../shop/entity.ts';

let sandbox: Sandbox;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  client = new Client(sandbox.url);
});

afterAll(() => sandbox.close());

const LANGUAGES = [
  { language: 'languageDe', prefix: '' },
  { language: 'languageEn', prefix: 'en/' },
  { language: 'languageFr', prefix: 'fr/' },
];

async function home(language: string): Promise<Entity> {
  const headers = { 'sw-language-id': PLACEHOLDERS[language] ?? '' };
  return part(await client.send('POST', '/store-api/category/home', {}, headers), 'body');
}

function elements(): Entity[] {
  return demo.layouts
    .flatMap(({ sections }) => sections)
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ slots }) => Object.values(slots).map((element) => ({ ...element })));
}

describe('the pages of the demo shop', () => {
  it.each(LANGUAGES)('link only to paths that exist ($language)', async ({ language, prefix }) => {
    const headers = { 'sw-language-id': PLACEHOLDERS[language] ?? '' };
    const links = [...JSON.stringify(await home(language)).matchAll(/href=\\"\/([^\\]*)\\"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      expect(link.startsWith(prefix)).toBe(true);
      const filter = [{ type: 'equals', field: 'seoPathInfo', value: link.slice(prefix.length) }];
      const answer = await client.send('POST', '/store-api/seo-url', { filter }, headers);
      expect(list(answer, 'body', 'elements'), link).toHaveLength(1);
    }
  });

  it('have a text of their own in every language', () => {
    for (const { html } of elements()) {
      if (html !== undefined) expect(new Set(Object.values(Object(html))).size).toBe(3);
    }
  });

  it('exist for every category that names one', () => {
    const keys = demo.layouts.map(({ key }) => key);
    const named = demo.catalogue.categories.flatMap(({ layout }) => layout ?? []);
    expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('and the products show only pictures that there are', () => {
    const known = new Set(demo.pictures.keys());
    const wanted = [
      ...elements().flatMap(({ picture }) => (typeof picture === 'string' ? [picture] : [])),
      ...demo.catalogue.categories.flatMap(({ picture }) => picture ?? []),
      ...demo.catalogue.products.flatMap(({ pictures, variants }) => [
        ...pictures,
        ...(variants ?? []).flatMap((variant) => variant.pictures ?? []),
      ]),
    ];
    expect([...new Set(wanted)].filter((key) => !known.has(key))).toEqual([]);
  });

  it('fill their sliders', async () => {
    const blocks = list(part(await home('languageDe'), 'cmsPage'), 'sections').flatMap((section) =>
      list(section, 'blocks'),
    );
    const sliders = blocks
      .flatMap((block) => list(block, 'slots'))
      .filter(({ type }) => type === 'product-slider');
    expect(sliders.length).toBe(2);
    for (const slider of sliders) expect(list(slider, 'data', 'products').length).toBeGreaterThan(3);
  });
});
