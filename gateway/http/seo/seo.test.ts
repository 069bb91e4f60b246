import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { startTestGateway, testGateway } from '../../testing/gateway.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway({ PUBLIC_URL: 'https://kontor.example' });

const get = (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers });
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

describe('robots.txt', () => {
  test('names the sitemap and excludes private screens in every language', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await answer.text()).split('\n');
    expect(lines).toContain('Sitemap: https://kontor.example/sitemap.xml');
    for (const prefix of ['', '/en', '/fr']) {
      for (const path of ['/account/', '/checkout/', '/wishlist$', '/search?*&', '/*?order=']) {
        expect(lines).toContain(`Disallow: ${prefix}${path}`);
      }
    }
    expect(lines).not.toContain('Disallow: /');
  });
});

describe('the sitemap', () => {
  test('has a file per language', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(addresses(await answer.text())).toEqual(
      ['de-DE', 'en-GB', 'fr-CH'].map((locale) => `https://kontor.example/sitemap-${locale}-1.xml`),
    );
  });

  test('contains canonical pages only, with alternates and dates', async () => {
    const files = await Promise.all(
      ['de-DE', 'en-GB', 'fr-CH'].map(async (locale) => (await get(`/sitemap-${locale}-1.xml`)).text()),
    );
    const all = new Set(files.flatMap(addresses));
    for (const xml of files) {
      const alternates = [...xml.matchAll(/hreflang="\w\w-\w\w" href="([^"]+)"/g)].map(
        ([, address]) => address,
      );
      expect(alternates.filter((address) => !all.has(address ?? ''))).toEqual([]);
      const dated = xml.match(/<lastmod>\d{4}-\d\d-\d\dT/g) ?? [];
      expect(addresses(xml).length - dated.length).toBeLessThanOrEqual(3);
    }
    const reader = new Shopper(gateway.url, { 'kontor-locale': 'de-DE' });
    const canonical =
      'query ($path: String!) { page(path: $path) { ... on ProductPage { seo { canonicalPath } } } }';
    const products = addresses(files[0] ?? '').filter((address) => address.includes('cocotte'));
    expect(products.length).toBeGreaterThan(10);
    for (const address of products) {
      const path = decodeURI(new URL(address).pathname);
      const { page } = await reader.ask(canonical, { path });
      expect([path, page]).toEqual([
        path,
        expect.toSatisfy((found) => !at(found, 'seo') || at(found, 'seo', 'canonicalPath') === path),
      ]);
    }
  });

  test('omits a discontinued product', async () => {
    const separate = await startTestGateway({ WEBHOOK_SECRET });
    try {
      const listed = async () => addresses(await (await fetch(`${separate.url}/sitemap-de-DE-1.xml`)).text());
      const product = (await listed()).find((address) => address.includes('/schoepfkelle-tief/'));
      expect(product).toBeDefined();
      separate.sandbox.controls.setProduct('ladle-tief', { active: false });
      await purge(separate.url, ['*']);
      expect(await listed()).not.toContain(product);
    } finally {
      await separate.close();
    }
  });

  test.each(['/sitemap-de-DE-2.xml', '/sitemap-it-CH-1.xml'])('has no %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('a feed', () => {
  test('of news contains the newest in its language', async () => {
    const answer = await get('/feed-news-fr-CH.xml');
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const xml = await answer.text();
    const parsed = new new Window().DOMParser().parseFromString(xml, 'application/xml');
    expect([parsed.documentElement.tagName, parsed.querySelector('parsererror')]).toEqual(['feed', null]);
    expect(xml).toContain('xml:lang="fr-CH"');
    const links = [...xml.matchAll(/<entry><id>([^<]+)<\/id>/g)].map(([, address = '']) => address);
    expect(links.length).toBeGreaterThan(2);
    const reader = new Shopper(gateway.url, { 'kontor-locale': 'fr-CH' });
    for (const address of links) {
      expect(address).toMatch(/^https:\/\/kontor\.example\/fr\//);
      const path = decodeURI(new URL(address).pathname);
      const data = await reader.ask('query ($path: String!) { page(path: $path) { __typename } }', { path });
      expect([path, at(data, 'page', '__typename')]).toEqual([path, 'EntryPage']);
    }
    const days = [...xml.matchAll(/<published>([^<]+)/g)].map(([, day = '']) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});

test('an outage is no empty sitemap', async () => {
  const separate = await startTestGateway();
  try {
    separate.upstream.fault = (_, response) => {
      response.writeHead(500).end('{}');
      return true;
    };
    expect((await fetch(`${separate.url}/sitemap.xml`)).status).toBe(502);
  } finally {
    await separate.close();
  }
});
