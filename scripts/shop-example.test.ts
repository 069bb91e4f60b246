import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBundle } from '../gateway/http/pages/bundle.ts';
import { startTestGateway, type TestGateway } from '../gateway/testing/gateway.ts';
import { addToCart } from '../gateway/testing/guest.ts';
import { at, Shopper, textAt } from '../gateway/testing/shopper.ts';
import { persistedDocuments } from './persisted-documents.ts';
import { findChromium } from './tools.ts';

let copy: string;

/** Runs a program of a package in the copy. @throws Error with its output */
function run(program: string, ...args: string[]): void {
  // Nested test runs must not inherit the settings of the outer one.
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  execFileSync(process.execPath, [join('node_modules', program), ...args], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
}

/** Generates a copy of the project with the example shop, and type-checks the shop. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kontor-examples-'));
  execFileSync('git', ['checkout-index', '--all', `--prefix=${copy}/`]);
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  cpSync('docs/examples/shop', join(copy, 'shop'), { recursive: true });
  run('@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.config.ts');
  writeFileSync(join(copy, 'shop/tsconfig.json'), '{ "extends": "../tsconfig.json", "include": ["."] }');
  run('typescript/bin/tsc', '--noEmit', '--project', 'shop');
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the example shop', () => {
  const SIZES = 'Größe; S; M\nBrust; 88 cm; 94 cm\n<b>; 1; 2';
  let gateway: TestGateway;
  let product: { id: string; path: string };

  beforeAll(async () => {
    run('vite/bin/vite.js', 'build', '--logLevel', 'error');
    run('vite/bin/vite.js', 'build', '--ssr', '--logLevel', 'error');
    const bundle = await loadBundle(join(copy, 'dist'));
    if (bundle === null) throw new Error('The storefront of the example has not been built.');
    const documents = persistedDocuments(copy);
    gateway = await startTestGateway(
      {},
      { bundle: { ...bundle, documents }, shopFolder: join(copy, 'shop') },
    );
    const found = await new Shopper(gateway.url).ask(
      '{ search(term: "cocotte") { nodes { id path available } } }',
    );
    product = {
      id: textAt(found, 'search', 'nodes', 0, 'id'),
      path: textAt(found, 'search', 'nodes', 0, 'path'),
    };
    gateway.upstream.fault = ({ path, body }, response) => {
      const asksForSizes = path === `/store-api/product/${product.id}` && !body.includes('cover');
      if (!asksForSizes) return false;
      const fields = {
        product: { id: product.id, translated: { customFields: { shop_size_guide: SIZES } } },
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(fields));
      return true;
    };
  }, 300_000);
  afterAll(() => gateway.close());

  const html = async (path: string): Promise<string> => {
    const answer = await fetch(gateway.url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };

  it('adds a field to the schema', async () => {
    const query =
      'query ($id: ID!) { product(id: $id) { sizeGuide { label values } } stores(near: "100") { id } }';
    const data = await new Shopper(gateway.url).ask(query, { id: product.id });
    expect(at(data, 'product', 'sizeGuide', 1)).toEqual({ label: 'Brust', values: ['88 cm', '94 cm'] });
    expect(at(data, 'stores')).toEqual([{ id: 'nord' }]);
    expect(await html('/schema.graphql')).toContain('type SizeRow');
  });

  it('renders the size guide on the server and escapes markup', async () => {
    const page = await html(product.path);
    const table = page.slice(page.indexOf('class="size-guide"')).split('</table>', 1)[0] ?? '';
    const rows = [...table.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, text]) => text);
    expect(rows).toEqual(['Brust', '&lt;b&gt;']);
  });

  it('adds a page in every language with the style sheet of the shop', async () => {
    const heading = (page: string) => /<h1[^>]*>([^<]+)/.exec(page)?.[1];
    expect(heading(await html('/stores'))).toBe('Unsere Läden');
    const english = await html('/en/stores');
    expect(heading(english)).toBe('Our stores');
    expect(/hreflang="de-DE" href="[^"]+?(\/stores)">/.exec(english)?.[1]).toBe('/stores');
    const sheets = [...english.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    const css = await Promise.all(sheets.map(html));
    expect(css.join('')).toContain('.size-guide');
  });

  it('adds a checkout step', async () => {
    const shopper = new Shopper(gateway.url);
    await addToCart(shopper, product.id);
    const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] });
    try {
      const context = await browser.newContext({ locale: 'de-CH' });
      await context.addCookies(
        [...shopper.cookies].map(([name, value]) => ({ name, value, url: gateway.url })),
      );
      const page = await context.newPage();
      await page.goto(`${gateway.url}/checkout`);
      await page.getByText('Auf Wunsch mit bedruckter Tasche').waitFor();
    } finally {
      await browser.close();
    }
  });

  it('adds a CMS element with links to products', async () => {
    const element = {
      type: 'shop-hotspots',
      config: {
        picture: { source: 'static', value: 'https://pictures.example/room.jpg' },
        spots: { source: 'static', value: [{ x: 20, y: 300, productId: product.id }, { productId: 'gone' }] },
      },
    };
    const sizes = gateway.upstream.fault;
    gateway.upstream.answer = null;
    gateway.upstream.fault = (call, response) => {
      if (!/^\/store-api\/category\/[0-9a-f]{32}/.test(call.path)) return sizes?.(call, response) ?? false;
      const headers = {
        'content-type': 'application/json',
        'sw-access-key': String(call.headers['sw-access-key']),
      };
      void fetch(gateway.sandbox.url + call.path, { method: call.method, headers, body: call.body })
        .then((answer) => answer.json())
        .then((category) => {
          const [slot] = Object(category).cmsPage.sections[0].blocks[0].slots;
          Object.assign(slot, element);
          response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(category));
        });
      return true;
    };
    const page = await html('/kontor/die-werkstatt/');
    const drawn = /<div class="hotspots">(.*?)<\/div>/s.exec(page)?.[1] ?? '';
    expect(drawn).toContain('<image href="https://pictures.example/room.jpg"');
    expect([...drawn.matchAll(/<a href="([^"]+)"/g)].map(([, path]) => path)).toContain(product.path);
    expect(drawn).toContain('cx="20" cy="100"');
  });
});
