import type { DemoShop } from '../../../sandbox/shops/load.ts';
import type { DemoProduct } from '../../../sandbox/shops/model/product.ts';
import type { Lang } from '../../../sandbox/shops/model/text.ts';

/** Shorter words are mostly articles and prepositions. */
const MIN_LETTERS = 4;

/** First category of the main navigation with subcategories. */
export const withCategories = ({ categories }: DemoShop) =>
  categories.byKey('root')?.children.find((one) => one.children.length > 0);

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
  const found = new Map<string, number>();
  for (const { name } of catalogue.products)
    for (const word of new Set(name[lang].match(/\p{L}+/gu)))
      if (word.length >= MIN_LETTERS) found.set(word, (found.get(word) ?? 0) + 1);
  const [most] = [...found].toSorted(([, one], [, other]) => other - one);
  if (most === undefined) throw new Error('The shop has no named products');
  return most[0];
}

/** Ids of the first matching product and its variants; empty if none matches. */
export function idsOfProduct(
  { catalogue, products }: DemoShop,
  is: (product: DemoProduct) => boolean,
): string[] {
  const chosen = catalogue.products.find(is);
  return products.filter(({ demo }) => demo === chosen).map(({ id }) => id);
}

/** Custom layouts of products. */
export function productLayouts({ catalogue }: DemoShop): readonly string[] {
  return [...new Set(catalogue.products.flatMap(({ layout }) => layout ?? []))];
}

/** Id of the first page with a form other than the newsletter form. */
export function formPage({ categories, layouts }: DemoShop): string | undefined {
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
  return (fullest ?? categories.all.find(({ demo }) => ofLayouts.has(demo.layout ?? '')))?.id;
}
