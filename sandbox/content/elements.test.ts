import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../contract/client.ts';
import { PLACEHOLDERS } from '../contract/placeholders.ts';
import { list, part } from '../contract/shop-client.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { demo } from '../shop/demo.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import { idOf } from '../shops/derive/ids.ts';

let sandbox: Sandbox;
const pages: Entity[] = [];
const raw: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const client = new Client(sandbox.url);
  sandbox.controls.set({ resolvesPageLinks: false });
  const shown = demo.catalogue.categories
    .filter(({ type = 'page' }) => type === 'page')
    .map(({ key }) => key);
  for (const language of ['languageDe', 'languageEn', 'languageFr']) {
    const headers = { 'sw-language-id': PLACEHOLDERS[language] ?? '' };
    for (const key of ['root', ...shown]) {
      const path = `/store-api/category/${idOf('category', key)}`;
      const answer = await client.send('POST', path, {}, headers);
      raw.push(JSON.stringify(part(answer, 'body')['cmsPage']));
      if (language === 'languageDe') pages.push(part(answer, 'body', 'cmsPage'));
    }
  }
});

afterAll(() => sandbox.close());

const sections = () => pages.flatMap((page) => list(page, 'sections'));
const blocks = () => sections().flatMap((section) => list(section, 'blocks'));
const slots = () => blocks().flatMap((block) => list(block, 'slots'));

describe('the pages of the demo shop', () => {
  it('hold every element of Shopware, the shop’s own, and one that nobody knows', () => {
    const types = new Set(slots().map(({ type }) => String(type)));
    const wanted = [
      ...['text', 'html', 'image', 'image-slider', 'image-gallery', 'youtube-video', 'vimeo-video', 'form'],
      ...['product-box', 'product-slider', 'product-listing', 'product-name', 'manufacturer-logo', 'buy-box'],
      ...['product-description-reviews', 'cross-selling', 'category-navigation', 'sidebar-filter'],
      ...['kontor-faq', 'kontor-entries', 'acme-store-map'],
    ];
    expect(wanted.filter((type) => !types.has(type))).toEqual([]);
  });

  it('have both kinds of section and of width, backgrounds, margins and things that only some screens show', () => {
    const areas = [...sections(), ...blocks()];
    const values = (name: string, of = areas) => new Set(of.map((area) => area[name]));
    expect(values('type', sections())).toEqual(new Set(['default', 'sidebar']));
    expect(values('sizingMode', sections())).toEqual(new Set(['boxed', 'full_width']));
    expect(values('mobileBehavior', sections())).toEqual(new Set(['wrap', 'hidden']));
    expect([...values('backgroundMediaMode')].toSorted()).toEqual(['auto', 'cover']);
    expect(areas.some((area) => isObject(area['backgroundMedia']))).toBe(true);
    expect(values('marginTop', blocks()).size).toBeGreaterThan(2);
    expect(areas.filter((area) => part(area, 'visibility')['mobile'] === false).length).toBeGreaterThan(1);
  });

  it('link as Shopware’s editor does, to what exists', () => {
    const links = raw.flatMap((page) => [
      ...page.matchAll(/124c71d524604ccbad6042edce3ac799\/(navigation|detail)\/([0-9a-f]{32})#/g),
    ]);
    expect(links.length).toBeGreaterThan(100);
    const known = new Set([
      ...demo.catalogue.categories.map(({ key }) => idOf('category', key)),
      ...demo.catalogue.products.map(({ key }) => idOf('product', key)),
    ]);
    expect(links.filter(([, , id]) => !known.has(id ?? '')).map(([link]) => link)).toEqual([]);
    expect(raw.filter((page) => /"(category|product):[a-z]/.test(page))).toEqual([]);
  });

  it('are answered with SEO paths in the place of those links where Shopware resolves them, without the path of the domain', async () => {
    sandbox.controls.set({ resolvesPageLinks: true });
    const headers = { 'sw-language-id': PLACEHOLDERS['languageEn'] ?? '' };
    const path = `/store-api/category/${idOf('category', 'warranty')}`;
    const answer = await new Client(sandbox.url).send('POST', path, {}, headers);
    const page = JSON.stringify(part(answer, 'body')['cmsPage']);
    const links = [...page.matchAll(/href=\\"([^"]+)\\"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((href) => !/^\/[a-z]{3,}[a-z/-]*\/$/.test(href ?? ''))).toEqual([]);
  });

  it('show whom a form reaches, as Shopware does', () => {
    const forms = slots().filter(({ type }) => type === 'form');
    expect(new Set(forms.map((form) => part(form, 'config', 'type')['value']))).toEqual(
      new Set(['contact', 'newsletter']),
    );
    for (const form of forms) expect(part(form, 'config')).toHaveProperty('mailReceiver');
  });
});
