import { shownPictures } from './derive/shown-pictures.ts';
import type { LayoutElement } from './model/layout.ts';
import type { DemoFiles } from './read.ts';

/** What names something that is not there, each in one sentence. */
export function mistakes(shop: DemoFiles): string[] {
  return [
    ...twice('category', shop.catalogue.categories),
    ...twice('product', shop.catalogue.products),
    ...twice('page', shop.layouts),
    ...absent('page', keys(shop.layouts), Object.values(shop.legalPages), 'shop.json'),
    ...ofProducts(shop),
    ...ofCategories(shop),
    ...ofPeople(shop),
    ...ofCheckout(shop),
    ...ofLayouts(shop),
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

function ofProducts({ catalogue, layouts, salesChannel }: DemoFiles): string[] {
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
    ...absent('tax', keys(salesChannel.taxes), [product.tax], product.key),
    ...absent('unit', keys(salesChannel.units), [product.content?.unit], product.key),
    ...absent(
      'delivery time',
      keys(salesChannel.deliveryTimes),
      product.deliveryTime ? [product.deliveryTime] : [],
      product.key,
    ),
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

function ofPeople({ catalogue, customers, orders, salesChannel }: DemoFiles): string[] {
  const products = keys(catalogue.products);
  const groups = keys(salesChannel.customerGroups);
  return [
    ...customers.flatMap(({ key, wishlist, group, requestedGroup }) => [
      ...absent('product', products, wishlist ?? [], key),
      ...absent('customer group', groups, [group, requestedGroup], key),
    ]),
    ...orders.flatMap(({ customer, items, payment }, index) => [
      ...absent('customer', keys(customers), [customer], `order ${index + 1}`),
      ...absent('product', products, Object.keys(items), `order ${index + 1}`),
      ...absent('payment method', keys(catalogue.paymentMethods), [payment], `order ${index + 1}`),
    ]),
  ];
}

/** Keys in the layouts: products and categories of slots, and links within texts. */
function ofLayouts({ catalogue, layouts }: DemoFiles): string[] {
  return layouts.flatMap((layout) => {
    const elements = layout.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap(({ slots }) => Object.values(slots));
    const said = JSON.stringify(layout);
    const linked = (kind: string) =>
      [...said.matchAll(new RegExp(`\\\\"${kind}:([a-z0-9.-]+)\\\\"`, 'g'))].map((match) => match[1]);
    const by = `page ${layout.key}`;
    return [
      ...absent('category', keys(catalogue.categories), elements.flatMap(categoriesOf), by),
      ...absent('category', keys(catalogue.categories), linked('category'), by),
      ...absent('product', keys(catalogue.products), elements.flatMap(productsOf), by),
      ...absent('product', keys(catalogue.products), linked('product'), by),
    ];
  });
}

function productsOf(element: LayoutElement): (string | undefined)[] {
  if ('products' in element) return typeof element.products === 'string' ? [] : [...element.products];
  return 'product' in element ? [element.product] : [];
}

function categoriesOf(element: LayoutElement): (string | undefined)[] {
  if (element.type === 'image') return 'category' in element ? [element.category] : [];
  if (element.type !== 'image-slider' && element.type !== 'picture-gallery') return [];
  return element.items.map(({ category }) => category);
}

function ofCheckout({ catalogue, salesChannel, recipes }: DemoFiles): string[] {
  const countries = salesChannel.countries.map(({ iso }) => iso);
  const numbers = catalogue.products.map(({ number }) => number);
  return [
    ...catalogue.shippingMethods.flatMap((method) =>
      absent('country', countries, method.countries, method.key),
    ),
    ...catalogue.shippingMethods.flatMap((method) =>
      absent('delivery time', keys(salesChannel.deliveryTimes), [method.deliveryTime], method.key),
    ),
    ...catalogue.paymentMethods.flatMap((method) =>
      absent('shipping method', keys(catalogue.shippingMethods), method.shippingMethods ?? [], method.key),
    ),
    ...catalogue.promotions.flatMap(({ key, excludes }) =>
      absent('promotion', keys(catalogue.promotions), excludes === 'all' ? [] : (excludes ?? []), key),
    ),
    ...recipes.flatMap(({ key, ingredients }) =>
      absent(
        'product number',
        numbers,
        ingredients.flatMap(({ list }) => list.map(({ product }) => product)),
        key,
      ),
    ),
  ];
}
