import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { productFields } from './derive/custom-fields.ts';
import { pictureFile, shownPictures, thumbnailWidths } from './derive/pictures.ts';
import { demoShopKeys, loadDemoShop } from './load.ts';
import { LANGS } from './model/text.ts';
import { isObject } from './shape.ts';

const MAX_PICTURE_BYTES = 24_000_000;
const [_cocotte] = loadDemoShop('kontor').catalogue.products;

const LINK = /"(category|product):([a-z0-9.-]+)"/g;

/** All values of a field in JSON, in lists too. */
function valuesOf(value: unknown, field: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, field));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === field ? [item].flat() : valuesOf(item, field),
  );
}

function textsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isObject(value)) return [];
  return LANGS.some((lang) => lang in value) ? [value] : Object.values(value).flatMap(textsOf);
}

function filesOf(key: string): unknown[] {
  const folder = new URL(`${key}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
}

describe('readers', () => {
  it('name the known shops', () => {
    for (const key of ['../kontor', 'other'])
      expect(() => loadDemoShop(key)).toThrow(`Unknown demo shop "${key}". Known: kontor, plain.`);
  });
});

describe.each(demoShopKeys())('the files of the demo shop %s', (key) => {
  const { catalogue, salesChannel, layouts, ...demo } = loadDemoShop(key);
  const { categories, products, propertyGroups } = catalogue;
  const keysOf = (entries: readonly { readonly key: string }[]) => entries.map((entry) => entry.key);

  it('have texts in the languages of the shop', () => {
    const languages = salesChannel.languages.map(({ lang }) => lang).toSorted();
    for (const text of textsOf(filesOf(key)))
      expect(Object.keys(text).toSorted(), JSON.stringify(text)).toEqual(languages);
  });

  it('have non-breaking spaces in French before : ; ? ! % and inside « »', () => {
    const french = JSON.stringify(textsOf(filesOf(key)).map(({ fr }) => fr ?? '')).replace(/<[^>]*>/g, '');
    const wrong = /.{0,20}(?: [:;?!%»]|«[^\u00a0]|[^\u00a0]»|[\p{L})]:(?=[ |])).{0,10}/gu;
    expect(french.match(wrong)).toBeNull();
  });

  it('use each key and product number once', () => {
    for (const names of [...[categories, products, layouts].map(keysOf), valuesOf(products, 'number')])
      expect(names).toHaveLength(new Set(names).size);
  });

  const links = (kind: string) =>
    [...JSON.stringify(layouts).replaceAll('\\"', '"').matchAll(LINK)].flatMap((match) =>
      match[1] === kind ? match[2] : [],
    );
  const methods = [catalogue.shippingMethods, catalogue.paymentMethods];
  it.each<[kind: string, known: readonly string[], used: unknown[]]>([
    ['category', keysOf(categories), [...links('category'), ...valuesOf([layouts], 'category')]],
    ['category of a product', keysOf(categories), valuesOf(products, 'categories')],
    ['parent category', keysOf(categories), categories.map(({ parent }) => parent)],
    ['product', keysOf(products), [...links('product'), ...valuesOf(layouts, 'product')]],
    ['related product', keysOf(products), valuesOf([products, demo.customers], 'wishlist')],
    ['bundled product', keysOf(products), valuesOf(valuesOf(products, 'bundle'), 'product')],
    ['crossed product', keysOf(products), valuesOf(valuesOf(products, 'crossSelling'), 'products')],
    ['ordered product', keysOf(products), demo.orders.flatMap(({ items }) => Object.keys(items))],
    [
      'ingredient',
      products.map(({ number }) => number),
      valuesOf(valuesOf(categories, 'kontor_ingredients'), 'product'),
    ],
    ['manufacturer', keysOf(catalogue.manufacturers), valuesOf(products, 'manufacturer')],
    ['option', keysOf(propertyGroups.flatMap(({ options }) => options)), valuesOf(products, 'properties')],
    ['group', keysOf(propertyGroups), valuesOf(products, 'configurator')],
    ['layout', keysOf(layouts), valuesOf([products, categories, demo.landingPages], 'layout')],
    ['legal page', keysOf(layouts), Object.values(demo.legalPages)],
    ['tax', keysOf(salesChannel.taxes), valuesOf(products, 'tax')],
    ['unit', keysOf(salesChannel.units), valuesOf(valuesOf(products, 'content'), 'unit')],
    ['delivery time', keysOf(salesChannel.deliveryTimes), valuesOf([products, methods], 'deliveryTime')],
    ['country', salesChannel.countries.map(({ iso }) => iso), valuesOf(methods, 'countries')],
    ['shipping method', keysOf(catalogue.shippingMethods), valuesOf(methods, 'shippingMethods')],
    ['payment method', keysOf(catalogue.paymentMethods), valuesOf(demo.orders, 'payment')],
    ['customer', keysOf(demo.customers), valuesOf(demo.orders, 'customer')],
    ['customer group', keysOf(salesChannel.customerGroups), valuesOf(demo.customers, 'group')],
    ['promotion', keysOf(catalogue.promotions), valuesOf(catalogue.promotions, 'excludes')],
    ['picture', [...demo.pictures.keys()], shownPictures({ catalogue, layouts }).map((shown) => shown.key)],
  ])('refer to an existing %s', (_, known, used) => {
    const keys = used.filter((name) => name !== undefined && name !== null);
    expect(keys.filter((name) => !known.includes(String(name)))).toEqual([]);
  });
});

describe('the shop plain', () => {
  const plain = loadDemoShop('plain');

  it('has no fields of Kontor', () => {
    expect(plain.customFields).toEqual({});
    expect(JSON.stringify([plain.catalogue, plain.layouts])).not.toMatch(/kontor/i);
    const fields = plain.catalogue.products.map((one) => productFields(one, 'de', plain.catalogue.products));
    expect(fields.filter((names) => Object.keys(names).length > 0)).toEqual([]);
  });

  it('covers products without picture, manufacturer or category, tiers, folders and links', () => {
    const { products, categories } = plain.catalogue;
    const having = {
      picture: products.filter(({ pictures }) => pictures.length === 0),
      manufacturer: products.filter(({ manufacturer }) => manufacturer === undefined),
      category: products.filter((one) => one.categories.length === 0),
      singly: products.filter(({ listedSingly }) => listedSingly),
      tiers: products.filter(({ tiers }) => tiers),
      longName: products.filter(({ name }) => name.de.length > 100),
      folder: categories.filter(({ type }) => type === 'folder'),
      link: categories.filter(({ type }) => type === 'link'),
      net: plain.salesChannel.customerGroups.filter(({ net }) => net),
    };
    expect(Object.entries(having).flatMap(([name, list]) => (list.length === 0 ? [name] : []))).toEqual([]);
  });
});

describe.each(demoShopKeys())('the pictures of the demo shop %s', (key) => {
  const { pictures } = loadDemoShop(key);
  const files = [...pictures].flatMap(([picture, size]) => [
    { path: pictureFile(key, picture, size), ...size },
    ...thumbnailWidths(size).map((width) => ({
      ...size,
      path: pictureFile(key, picture, size, width),
      width,
      height: Math.round((width * size.height) / size.width),
    })),
  ]);

  it('have the stated sizes, and all narrower thumbnails', async () => {
    for (const { path, width, height, format } of files)
      expect(await sharp(path).metadata(), path).toMatchObject({ format, width, height });
  });

  it('are the only files of their folder, with less than 24 MB', () => {
    expect(readdirSync(new URL(`${key}/pictures/`, import.meta.url))).toHaveLength(files.length);
    const bytes = files.map(({ path }) => statSync(path).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_PICTURE_BYTES);
  });
});
