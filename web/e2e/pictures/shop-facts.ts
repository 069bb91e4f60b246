import type { DemoShop } from '../../../sandbox/shops/load.ts';
import type { DemoProduct } from '../../../sandbox/shops/model/catalogue.ts';
import type { Lang } from '../../../sandbox/shops/model/text.ts';
import type { TestShop } from '../shop.ts';

/** One language of one shop. */
export interface Place {
  readonly shop: TestShop;
  readonly lang: Lang;
  /** Path of the language's home page without its trailing slash. */
  readonly prefix: string;
}

/** Finds the path of a page; null if the shop or its language does not have it. */
export type Find = (place: Place) => string | null;

/** Shorter words are mostly articles and prepositions. */
const MIN_LETTERS = 4;

function pathOf({ shop, lang, prefix }: Place, id: string | undefined): string | null {
  const found = shop.demo.paths.find((path) => path.foreignKey === id && path.lang === lang);
  return found === undefined ? null : `${prefix}/${found.seoPathInfo}`;
}

/** First category of the main navigation with subcategories. */
const withCategories = ({ categories }: DemoShop) =>
  categories.byKey('root')?.children.find((one) => one.children.length > 0);

export const categoryPage: Find = (place) => pathOf(place, withCategories(place.shop.demo)?.id);
export const subcategoryPage: Find = (place) =>
  pathOf(place, withCategories(place.shop.demo)?.children[0]?.id);

/** The first matching product or its first variant. */
export const productPage =
  (is: (product: DemoProduct) => boolean): Find =>
  (place) => {
    const { catalogue, products } = place.shop.demo;
    const chosen = catalogue.products.filter(is);
    const paths = products.filter(({ demo }) => chosen.includes(demo)).map(({ id }) => pathOf(place, id));
    return paths.find((path) => path !== null) ?? null;
  };
export const plainProduct = productPage(({ variants }) => !variants);
export const variantProduct = productPage(({ variants }) => Boolean(variants));

/** Custom layouts of products. */
export function productLayouts({ catalogue }: DemoShop): readonly string[] {
  return [...new Set(catalogue.products.flatMap(({ layout }) => layout ?? []))];
}

/** First page of each custom layout and list, and the first landing page. */
export function layoutPages({ categories, paths }: DemoShop): (readonly [layout: string, find: Find])[] {
  const byLayout = new Map<string, string>();
  for (const { id, demo } of categories.all) {
    // Each entry of a list (recipes, news) has a separate layout.
    const layout = demo.hidden ? `of-${demo.parent}` : demo.layout;
    if (layout !== undefined && !byLayout.has(layout)) byLayout.set(layout, id);
  }
  const landing = paths.find(({ routeName }) => routeName === 'frontend.landing.page');
  if (landing !== undefined) byLayout.set('landing', landing.foreignKey);
  return [...byLayout].map(([layout, id]) => [layout, (place) => pathOf(place, id)]);
}

/** The first page with a form other than the newsletter form. */
export const formPage: Find = (place) => {
  const { categories, layouts } = place.shop.demo;
  const isContact = (layout: DemoShop['layouts'][number]) =>
    layout.sections.some(({ blocks }) =>
      blocks.some(({ slots }) =>
        Object.values(slots).some((slot) => slot.type === 'form' && slot.form === 'contact'),
      ),
    );
  const ofLayouts = new Set(layouts.filter(isContact).map(({ key }) => key));
  const withForm = categories.all.filter(({ demo }) => {
    const form = demo.customFields?.['kontor_form'];
    return form !== undefined && form !== 'newsletter';
  });
  const fullest = withForm.find(({ demo }) => demo.customFields?.['kontor_form'] === 'repair') ?? withForm[0];
  const page = fullest ?? categories.all.find(({ demo }) => ofLayouts.has(demo.layout ?? ''));
  return pathOf(place, page?.id);
};

/** The customer with the most orders; null in a shop without customers. */
export function customerOf({ customers, orders, password }: DemoShop) {
  const placed = (key: string) => orders.filter(({ customer }) => customer === key).length;
  const [first] = customers.toSorted((one, other) => placed(other.key) - placed(one.key));
  return first === undefined ? null : { email: first.email, password };
}

/** Guest address in the first delivery country that has a customer address. */
export function addressOf({ customers, salesChannel }: DemoShop) {
  const allAddresses = customers.flatMap(({ addresses }) => addresses);
  const address = salesChannel.countries.flatMap(
    ({ iso }) => allAddresses.find(({ country }) => country === iso) ?? [],
  )[0];
  if (address === undefined) throw new Error('The shop has no customer address in its delivery area');
  const { street, zipcode, city } = address;
  return { firstName: 'Lea', lastName: 'Brunner', email: 'lea.brunner@example.com', street, zipcode, city };
}

/** The most frequent word in product names, so that a search has several results. */
export function searchedFor({ catalogue }: DemoShop, lang: Lang): string {
  const counts = new Map<string, number>();
  for (const { name } of catalogue.products)
    for (const word of new Set(name[lang].match(/\p{L}+/gu)))
      if (word.length >= MIN_LETTERS) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (most === undefined) throw new Error('The shop has no named products');
  return most[0];
}
