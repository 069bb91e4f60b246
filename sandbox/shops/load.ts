import { existsSync, readdirSync } from 'node:fs';
import { CategoryTree, catalogueProducts } from './derive/catalogue.ts';
import { idOf, optionId } from './derive/ids.ts';
import { seoPaths } from './derive/seo-paths.ts';
import { type DemoFiles, readFiles } from './read.ts';
import { ShapeError } from './shape.ts';

/** A demo shop with values derived from its files. */
export type DemoShop = ReturnType<typeof derive>;

/** Reads a demo shop by its key. @throws ShapeError if it does not exist or a file has another shape */
export function loadDemoShop(key: string): DemoShop {
  const folder = new URL(`${key}/`, import.meta.url);
  if (!/^[a-z-]+$/.test(key) || !isShop(folder))
    throw new ShapeError(`Unknown demo shop "${key}". Known: ${demoShopKeys().join(', ')}.`);
  return derive(readFiles(key, folder));
}

/** A demo shop with further categories, products and property groups. */
export function extendDemoShop(
  demo: DemoShop,
  more: Pick<DemoFiles['catalogue'], 'categories' | 'products' | 'propertyGroups'>,
): DemoShop {
  const { catalogue } = demo;
  return derive({
    ...demo,
    catalogue: {
      ...catalogue,
      categories: [...catalogue.categories, ...more.categories],
      products: [...catalogue.products, ...more.products],
      propertyGroups: [...catalogue.propertyGroups, ...more.propertyGroups],
    },
  });
}

/** The keys of all demo shops. */
export function demoShopKeys(): string[] {
  return readdirSync(new URL('.', import.meta.url))
    .filter((name) => isShop(new URL(`${name}/`, import.meta.url)))
    .toSorted();
}

function isShop(folder: URL): boolean {
  return existsSync(new URL('shop.json', folder));
}

function derive(files: DemoFiles) {
  const { catalogue, landingPages, salesChannel } = files;
  const categories = new CategoryTree(catalogue.categories);
  const products = catalogueProducts(catalogue.products, salesChannel.taxes);
  const options = catalogue.propertyGroups.flatMap((group) => group.options);
  const optionNames = new Map(options.map(({ key, name }) => [optionId(key), name]));
  return {
    ...files,
    /** Settings of the administration by key. */
    settings: { ...legalSettings(files.legalPages), 'core.cart.enableOrderRefunds': true },
    salesChannelId: idOf('sales-channel', files.key),
    categories,
    /** Each product comes before its variants. */
    products,
    paths: seoPaths({
      languages: salesChannel.languages.map(({ lang }) => lang),
      categories,
      products,
      landingPages,
      optionNames,
    }),
  };
}

/** Settings of the basic information with the layouts of legal pages. */
function legalSettings(pages: DemoFiles['legalPages']): Record<string, string> {
  const { terms, privacy, withdrawal, shipping, imprint } = pages;
  const layouts = {
    tosPage: terms,
    privacyPage: privacy,
    revocationPage: withdrawal,
    shippingPaymentInfoPage: shipping,
    imprintPage: imprint,
  };
  const entries = Object.entries(layouts).flatMap(([key, layout]) =>
    layout === undefined ? [] : [[`core.basicInformation.${key}`, idOf('layout', layout)] as const],
  );
  return Object.fromEntries(entries);
}
