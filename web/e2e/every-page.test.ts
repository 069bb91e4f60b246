import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { each, faults, messageKeys, sitemap } from './crawl.ts';
import { htmlFaults } from './html-faults.ts';
import { TestShop } from './shop.ts';
import { structuredFaults } from './structured-faults.ts';

/** For all pages of a language on a busy machine. */
const TIMEOUT_MS = 300_000;

let shop: TestShop;
let origin: string;

// These tests check the HTML of the server, so they need no browser.
beforeAll(async () => {
  shop = await TestShop.start('kontor', {});
  origin = shop.origin;
});
afterAll(() => shop.close());

const LOCALES = ['de-DE', 'en-GB', 'fr-CH'] as const;
const SWITCHED = 15;

describe.each(LOCALES)('in %s', (locale) => {
  test('every page returns 200, is valid, shows no raw key and has no dead link', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const keys = messageKeys();
    const paths = await sitemap(origin, locale);
    expect(paths.length).toBeGreaterThan(200);
    const wrong: string[] = [];
    const links = new Map<string, string>();
    // Each language validates another third of its pages, because all pages of a kind share their markup.
    const validated = new Set(paths.filter((_, index) => index % LOCALES.length === LOCALES.indexOf(locale)));
    await each(paths, async (path) => {
      const answer = await fetch(origin + path, { redirect: 'manual' });
      if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`);
      const html = await answer.text();
      const all = faults(html, keys);
      if (validated.has(path)) all.push(...(await htmlFaults(html)), ...(await structuredFaults(html)));
      wrong.push(...all.map((fault) => `${path}: ${fault}`));
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"#?]+)/g)) {
        if (href.startsWith('/') && !href.startsWith('//')) links.set(href.replaceAll('&amp;', '&'), path);
      }
    });
    const maps = await Promise.all(LOCALES.map((other) => sitemap(origin, other)));
    const known = new Set(maps.flat());
    await each(
      // Resizing every linked picture takes longer than all pages.
      [...links].filter(([href]) => !known.has(href) && !href.startsWith('/picture/')),
      async ([href, from]) => {
        const { status } = await fetch(origin + href);
        if (status >= 400) wrong.push(`${from} leads to ${href}: ${status}`);
      },
    );
    expect(wrong).toEqual([]);
  });
});

/** Pages that the sitemap does not list: personal pages and missing pages. */
const UNLISTED_PATHS = [
  ...['/login', '/register', '/account/recover', '/checkout/cart', '/wishlist', '/search?search=topf'],
  ...['/search?search=xyzzy', '/newsletter-subscribe', '/shopware', '/not/there'],
];

test('personal pages are valid HTML', async () => {
  const wrong: string[] = [];
  for (const path of UNLISTED_PATHS) {
    const html = await (await fetch(origin + path)).text();
    wrong.push(...(await htmlFaults(html)).map((fault) => `${path}: ${fault}`));
  }
  expect(wrong).toEqual([]);
});

interface Shown {
  id?: string;
  product?: { id: string };
  category?: { id: string };
  entry?: { id: string };
}

/** Id of the entity that a page shows. */
function entityOf(html: string): string | undefined {
  const json = /id="kontor-data">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{"answers":{}}';
  const { answers }: { answers: Record<string, { data: string }> } = JSON.parse(json);
  const shown = Object.values(answers).map(({ data }): { page?: Shown } => JSON.parse(data));
  const page = shown.find((data) => data.page)?.page;
  return page?.id ?? (page?.product ?? page?.category ?? page?.entry)?.id;
}

test('the language switch leads to the same content on pages of every kind', {
  timeout: TIMEOUT_MS,
}, async () => {
  const all = await sitemap(origin, 'de-DE');
  const step = Math.max(1, Math.floor(all.length / SWITCHED));
  const wrong: string[] = [];
  const chosen = all.filter((_, index) => index % step === 0);
  expect(chosen.length).toBeGreaterThanOrEqual(SWITCHED);
  await each(chosen, async (path) => {
    const html = await (await fetch(origin + path)).text();
    const here = entityOf(html);
    if (!here) wrong.push(`${path}: no entity`);
    const targets = [...html.matchAll(/<a href="([^"]+)" hrefLang="[^"]+"[^>]*data-full-load/gi)].map(
      ([, href = '']) => href,
    );
    if (targets.length !== LOCALES.length) wrong.push(`${path}: ${targets.length} languages`);
    for (const target of targets) {
      const answer = await fetch(origin + target, { redirect: 'manual' });
      const there = entityOf(await answer.text());
      if (answer.status !== 200 || there !== here)
        wrong.push(`${path} → ${target}: ${answer.status} ${there}`);
    }
  });
  expect(wrong).toEqual([]);
});

test.each([
  [
    '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/',
    {
      '@type': 'Product',
      name: 'Cocotte Alva, 24 cm, Zinnoberrot',
      offers: { price: '189.00', priceCurrency: 'CHF', availability: 'https://schema.org/InStock' },
    },
  ],
  [
    '/backen/backformen/gugelhopfform/',
    { '@type': 'Product', offers: { availability: 'https://schema.org/OutOfStock' } },
  ],
  [
    '/rezepte/sonntagszopf/',
    {
      '@type': 'Recipe',
      totalTime: expect.stringMatching(/^PT\d+M$/),
      recipeIngredient: expect.arrayContaining(['1\u00a0kg Zopfmehl']),
      recipeInstructions: expect.arrayContaining([expect.objectContaining({ '@type': 'HowToStep' })]),
    },
  ],
])('%s states its facts as structured data', async (path, facts) => {
  const html = await (await fetch(origin + path)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  const entities = scripts.map(([, json = '']): { '@type'?: string } => JSON.parse(json));
  expect(entities.find((entity) => entity['@type'] === facts['@type'])).toMatchObject(facts);
});

test('a product has a link preview with its name and picture', async () => {
  const html = await (await fetch(`${origin}/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/`)).text();
  expect(html).toContain('property="og:title" content="Cocotte Alva, 24 cm, Zinnoberrot"');
  expect(html).toMatch(/property="og:image" content="http:[^"]+\/picture\/1200\/[^"]+"/);
  expect(html).toMatch(/property="og:image:alt" content="Cocotte Alva/);
  expect(html).toContain('name="twitter:card" content="summary_large_image"');
});
