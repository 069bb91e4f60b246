import { shownPictures } from './derive/shown-pictures.ts';
import type { DemoFiles } from './read.ts';

/** What names something that is not there, each in one sentence. */
export function mistakes(shop: DemoFiles): string[] {
  return [
    ...twice('category', shop.catalogue.categories),
    ...twice('product', shop.catalogue.products),
    ...twice('page', shop.layouts),
    ...ofProducts(shop),
    ...ofCategories(shop),
    ...ofPeople(shop),
    ...links(shop),
    ...absent(
      'picture',
      [...shop.pictures.keys()],
      shownPictures(shop).map(({ key }) => key),
    ),
    ...absent(
      'page',
      keys(shop.layouts),
      shop.landingPages.map(({ layout }) => layout),
    ),
  ];
}

interface Keyed {
  readonly key: string;
}

const keys = (entries: readonly Keyed[]): string[] => entries.map(({ key }) => key);

function twice(what: string, entries: readonly Keyed[]): string[] {
  const all = keys(entries);
  return all
    .filter((key, index) => all.indexOf(key) !== index)
    .map((key) => `Two have the key of ${what} ${key}`);
}

function absent(
  what: string,
  there: readonly string[],
  named: readonly (string | undefined)[],
  by = '',
): string[] {
  return named.flatMap((key) =>
    key === undefined || there.includes(key)
      ? []
      : [`There is no ${what} ${key}${by === '' ? '' : `, which ${by} names`}`],
  );
}

function ofProducts({ catalogue, layouts }: DemoFiles): string[] {
  const products = keys(catalogue.products);
  const options = catalogue.propertyGroups.flatMap((group) => keys(group.options));
  return catalogue.products.flatMap((product) => [
    ...absent('category', keys(catalogue.categories), product.categories, product.key),
    ...absent('manufacturer', keys(catalogue.manufacturers), [product.manufacturer], product.key),
    ...absent('option', options, product.properties, product.key),
    ...absent(
      'option',
      options,
      (product.variants ?? []).flatMap((variant) => variant.options),
      product.key,
    ),
    ...absent('property group', keys(catalogue.propertyGroups), product.configurator ?? [], product.key),
    ...absent(
      'product',
      products,
      (product.crossSelling ?? []).flatMap((row) => row.products),
      product.key,
    ),
    ...absent(
      'product',
      products,
      (product.bundle ?? []).map((row) => row.product),
      product.key,
    ),
    ...absent('page', keys(layouts), [product.layout], product.key),
  ]);
}

function ofCategories({ catalogue, layouts }: DemoFiles): string[] {
  const categories = keys(catalogue.categories);
  return catalogue.categories.flatMap(({ key, parent, layout, link }) => [
    ...absent('category', categories, [parent ?? undefined], key),
    ...absent('page', keys(layouts), [layout], key),
    ...absent('category', categories, link?.kind === 'category' ? [link.target] : [], key),
    ...absent('product', keys(catalogue.products), link?.kind === 'product' ? [link.target] : [], key),
  ]);
}

function ofPeople({ catalogue, customers, orders }: DemoFiles): string[] {
  const products = keys(catalogue.products);
  return [
    ...customers.flatMap(({ key, wishlist }) => absent('product', products, wishlist ?? [], key)),
    ...orders.flatMap(({ customer, items, payment }, index) => [
      ...absent('customer', keys(customers), [customer], `order ${index + 1}`),
      ...absent('product', products, Object.keys(items), `order ${index + 1}`),
      ...absent('payment method', keys(catalogue.paymentMethods), [payment], `order ${index + 1}`),
    ]),
  ];
}

/** Keys in the layouts: products, categories, and links within texts. */
function links({ catalogue, layouts }: DemoFiles): string[] {
  return layouts.flatMap((layout) => {
    const said = JSON.stringify(layout);
    const named = (kind: string) =>
      [...said.matchAll(new RegExp(`\\\\"${kind}:([a-z0-9.-]+)\\\\"`, 'g'))].map((match) => match[1]);
    return [
      ...absent('category', keys(catalogue.categories), named('category'), `page ${layout.key}`),
      ...absent('product', keys(catalogue.products), named('product'), `page ${layout.key}`),
    ];
  });
}
