import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestShop } from './shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.start('kontor', {});
});
afterAll(() => shop.close());

const get = (path: string, accept = 'text/markdown', headers: Record<string, string> = {}) =>
  fetch(new URL(path, shop.origin), { headers: { accept, ...headers } });
const markdown = async (path: string) => (await get(path)).text();

/** Link with a text, relative to a page. */
function link(text: string, label: string | RegExp, from = '/'): string {
  const links = [...text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)];
  const found = links.find(([, words = '']) =>
    typeof label === 'string' ? words === label : label.test(words),
  );
  if (!found?.[2]) throw new Error(`No link ${label} in:\n${text}`);
  const { pathname, search } = new URL(found[2], new URL(from, shop.origin));
  return pathname + search;
}

describe('Markdown', () => {
  test('leads a program from /llms.txt to a product with a property and to its price', async () => {
    const start = link(await markdown('/llms.txt'), 'Deutsch');
    const cooking = link(await markdown(start), 'Kochen', start);
    const pots = link(await markdown(cooking), 'Cocottes', cooking);
    const blue = link(await markdown(pots), 'Seeblau', pots);
    const product = await markdown(link(await markdown(blue), /^Cocotte Alva oval/, blue));
    expect(product).toContain('# Cocotte Alva oval, Seeblau');
    expect(product).toMatch(/- \*\*CHF \d+\.\d\d\*\*/);
    expect(product).toContain('- An Lager');
    expect(product).toMatch(/- Material: Gusseisen/);
    expect(product).toMatch(/- \[Zinnoberrot\]\(\/kochen\/cocottes\//);
  });

  test('contains recipes with amounts and texts of content pages', async () => {
    expect(await markdown('/rezepte/')).toMatch(
      /- \[Tomatensugo auf Vorrat\]\(\/rezepte\/tomatensugo-auf-vorrat\/\), /,
    );
    expect(await markdown('/rezepte/sonntagszopf/')).toContain('- 1 kg Zopfmehl');
    expect(await markdown('/service/versand-und-lieferung/')).toContain('## Schweiz und Liechtenstein');
  });

  test('has no HTML, script or raw message key', async () => {
    for (const path of ['/', '/kochen/', '/ersatzteile/', '/agb/', '/winterkueche/']) {
      const text = await markdown(path);
      expect(text).not.toMatch(/<(?:div|script|p|a)\b/);
      expect(text).not.toMatch(/\b(?:product|stock|recipe|listing)\.[a-z]/);
    }
  });

  test('is cached separately from HTML, which browsers receive', async () => {
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    for (const _ of [1, 2]) {
      const page = await get('/kochen/', browser);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('vary')).toContain('Accept,');
      const text = await get('/kochen/', 'text/markdown, text/html;q=0.9');
      expect(text.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(text.headers.get('etag')).not.toBe(page.headers.get('etag'));
      const etag = text.headers.get('etag') ?? '';
      expect((await get('/kochen/', 'text/markdown', { 'if-none-match': etag })).status).toBe(304);
    }
  });

  test('does not exist for personal screens and errors', async () => {
    for (const path of ['/account', '/checkout/cart', '/not/there'])
      expect((await get(path)).headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});
