import type { DemoShop } from '../../../sandbox/shops/load.ts';
import type { DemoProduct } from '../../../sandbox/shops/model/product.ts';
import type { Lang } from '../../../sandbox/shops/model/text.ts';

/** Shorter words of a name say little: articles, prepositions. */
const MIN_LETTERS = 4;

/** The first category of the main navigation that has others below it. */
export const withCategories = ({ categories }: DemoShop) =>
  categories.byKey('root')?.children.find((one) => one.children.length > 0);

/** Who logs in: the customer with the most orders; null in a shop that knows nobody. */
export function customerOf({ customers, orders, password }: DemoShop) {
  const placed = (key: string) => orders.filter(({ customer }) => customer === key).length;
  const [first] = customers.toSorted((one, other) => placed(other.key) - placed(one.key));
  return first === undefined ? null : { email: first.email, password };
}

/** Where a guest lives: in the first country that the shop delivers to and one of its customers lives in. */
export function addressOf({ customers, salesChannel }: DemoShop) {
  const known = customers.flatMap(({ addresses }) => addresses);
  const address = salesChannel.countries.flatMap(
    ({ iso }) => known.find(({ country }) => country === iso) ?? [],
  )[0];
  if (address === undefined) throw new Error('This shop knows no address that it delivers to');
  const { street, zipcode, city } = address;
  return { firstName: 'Lea', lastName: 'Brunner', email: 'lea.brunner@example.com', street, zipcode, city };
}

/** The word that most names of products have, so that a search for it finds several. */
export function searchedFor({ catalogue }: DemoShop, lang: Lang): string {
  const found = new Map<string, number>();
  for (const { name } of catalogue.products)
    for (const word of new Set(name[lang].match(/\p{L}+/gu)))
      if (word.length >= MIN_LETTERS) found.set(word, (found.get(word) ?? 0) + 1);
  const [most] = [...found].toSorted(([, one], [, other]) => other - one);
  if (most === undefined) throw new Error('This shop sells nothing that has a name');
  return most[0];
}

/** The first product of which `is` holds, by the ids of itself and its variants; empty where the shop has none. */
export function idsOfProduct(
  { catalogue, products }: DemoShop,
  is: (product: DemoProduct) => boolean,
): string[] {
  const chosen = catalogue.products.find(is);
  return products.filter(({ demo }) => demo === chosen).map(({ id }) => id);
}

/** Layouts that products have instead of the usual one. */
export function productLayouts({ catalogue }: DemoShop): readonly string[] {
  return [...new Set(catalogue.products.flatMap(({ layout }) => layout ?? []))];
}

/** Id of the first page with a form that is written into, other than the newsletter's. */
export function formPage({ categories, layouts }: DemoShop): string | undefined {
  const isContact = (layout: DemoShop['layouts'][number]) =>
    layout.sections.some(({ blocks }) =>
      blocks.some(({ slots }) =>
        Object.values(slots).some((slot) => slot.type === 'form' && slot.form === 'contact'),
      ),
    );
  const ofLayouts = new Set(layouts.filter(isContact).map(({ key }) => key));
  const own = categories.all.filter(({ demo }) => {
    const form = demo.customFields?.['kontor_form'];
    return form !== undefined && form !== 'newsletter';
  });
  const fullest = own.find(({ demo }) => demo.customFields?.['kontor_form'] === 'repair') ?? own[0];
  return (fullest ?? categories.all.find(({ demo }) => ofLayouts.has(demo.layout ?? '')))?.id;
}
