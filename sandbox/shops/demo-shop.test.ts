import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mistakes } from './check.ts';
import { productFields } from './derive/product-fields.ts';
import { pictureFile, productFile, storedWidths } from './derive/shop-files.ts';
import { ShopFiles } from './files.ts';
import { checkLanguages } from './languages.ts';
import { demoShopKeys, loadDemoShop } from './load.ts';
import { textSection } from './model/layout.ts';
import { product } from './model/product.ts';
import type { Lang } from './model/text.ts';

const MAX_PICTURE_BYTES = 15_000_000;
const shop = loadDemoShop('kontor');
const [cocotte] = shop.catalogue.products;

async function readProduct(fields: object): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  await writeFile(join(folder, 'pots.json'), JSON.stringify([{ ...cocotte, ...fields }]));
  try {
    return new ShopFiles(pathToFileURL(`${folder}/`)).list('pots', product);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('a mistake in the data', () => {
  it('is told with its file and place', async () => {
    await expect(readProduct({ price: '189' })).rejects.toThrow(
      'pots.json[0].price: expected a number, found "189"',
    );
    await expect(readProduct({ pictures: [7] })).rejects.toThrow(
      'pots.json[0].pictures[0]: expected a text, found 7',
    );
    await expect(readProduct({ name: { de: 'Topf' } })).rejects.toThrow(
      'pots.json[0].name.en: expected a text, found nothing',
    );
    await expect(readProduct({ prize: 189 })).rejects.toThrow('pots.json[0]: nobody reads the field "prize"');
  });

  it('is told where something names what is not there', () => {
    const { catalogue } = shop;
    const [first, ...others] = catalogue.products;
    if (first === undefined) throw new Error('no product');
    const wrong = {
      ...first,
      manufacturer: 'nobody',
      crossSelling: [{ title: first.name, products: ['gone'] }],
    };
    expect(mistakes({ ...shop, catalogue: { ...catalogue, products: [wrong, ...others] } })).toEqual([
      `There is no manufacturer nobody, which ${first.key} names`,
      `There is no product gone, which ${first.key} names`,
    ]);
  });

  it('is told where a text links to what is not there', () => {
    const [first, ...others] = shop.layouts;
    if (first === undefined) throw new Error('no page');
    const link = '<a href="category:nowhere">→</a>';
    const wrong = { ...first, sections: [textSection({ de: link, en: link, fr: '' }, 'text')] };
    expect(new Set(mistakes({ ...shop, layouts: [wrong, ...others] }))).toEqual(
      new Set([`There is no category nowhere, which page ${first.key} names`]),
    );
  });

  it('is told of a shop that there is not', () => {
    const there = 'There are: kontor, plain.';
    expect(() => loadDemoShop('../kontor')).toThrow(`There is no demo shop "../kontor". ${there}`);
    expect(() => loadDemoShop('nowhere')).toThrow(`There is no demo shop "nowhere". ${there}`);
  });
});

describe('a text', () => {
  const read = (name: object, languages: readonly Lang[]) => () =>
    checkLanguages([{ name }], 'bags.json', languages);

  it('has every language of the shop', () => {
    expect(read({ de: 'Tasche' }, ['de', 'en'])).toThrow(
      'bags.json[0].name.en: expected a text, found nothing',
    );
    expect(read({ de: 'Tasche', en: 'Bag' }, ['de', 'en'])).not.toThrow();
  });

  it('has no other language', () => {
    expect(read({ de: 'Tasche', en: 'Bag', fr: 'Sac' }, ['de', 'en'])).toThrow(
      'bags.json[0].name.fr: the shop does not have this language',
    );
  });
});

describe('the shop plain', () => {
  const plain = loadDemoShop('plain');

  it('has none of Kontor’s own fields', () => {
    expect(plain.identity).toBeUndefined();
    expect(JSON.stringify([plain.catalogue, plain.layouts])).not.toMatch(/kontor/i);
    const fields = plain.catalogue.products.map((one) => productFields(one, 'de', plain.catalogue.products));
    expect(fields.filter((found) => Object.keys(found).length > 0)).toEqual([]);
  });

  it('has what shops have: goods without picture, maker or category, variants listed singly, tiers, folders and links', () => {
    const { products, categories } = plain.catalogue;
    const having = {
      picture: products.filter(({ pictures }) => pictures.length === 0),
      maker: products.filter(({ manufacturer }) => manufacturer === undefined),
      category: products.filter((one) => one.categories.length === 0),
      singly: products.filter(({ listedSingly }) => listedSingly),
      tiers: products.filter(({ tiers }) => tiers),
      longName: products.filter(({ name }) => name.de.length > 100),
      folder: categories.filter(({ type }) => type === 'folder'),
      link: categories.filter(({ type }) => type === 'link'),
      net: plain.salesChannel.customerGroups.filter(({ net }) => net),
    };
    expect(Object.entries(having).flatMap(([what, found]) => (found.length === 0 ? [what] : []))).toEqual([]);
  });
});

describe.each(demoShopKeys())('the pictures of the demo shop %s', (key) => {
  const { pictures, catalogue } = loadDemoShop(key);
  const files = [...pictures].flatMap(([picture, size]) => [
    { path: pictureFile(key, picture), ...size },
    ...storedWidths(size).map((width) => ({
      path: pictureFile(key, picture, width),
      width,
      height: Math.round((width * size.height) / size.width),
    })),
  ]);

  it('are as wide and high as they say, and come in every thumbnail that is narrower', async () => {
    for (const { path, width, height } of files)
      expect(await sharp(path).metadata(), path).toMatchObject({ format: 'webp', width, height });
  });

  it('are all that is in their folder, and less than 15 MB', () => {
    expect(readdirSync(new URL(`${key}/pictures/`, import.meta.url))).toHaveLength(files.length);
    const bytes = files.map(({ path }) => statSync(path).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_PICTURE_BYTES);
  });

  it('have a file beside them for every product that is one', () => {
    const sold = catalogue.products.filter(({ download }) => download === true);
    expect(sold.map((one) => statSync(productFile(key, one.key)).size < 500)).not.toContain(true);
    if (key === 'kontor') expect(sold.length).toBeGreaterThan(0);
  });
});
