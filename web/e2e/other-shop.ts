import { globSync, readFileSync } from 'node:fs';
import { type DemoShop, loadDemoShop } from '../../sandbox/shops/load.ts';

/** Every text within some data. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const words = (text: string): string[] =>
  text
    .replace(/<[^>]+>/g, ' ')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? [];

/** What names the goods of a shop, its parts and itself. */
function namesOf({ name, identity, domains, address, catalogue, landingPages }: DemoShop): string[] {
  const { products, categories, manufacturers, paymentMethods, shippingMethods, promotions } = catalogue;
  const named = [
    products,
    categories,
    manufacturers,
    paymentMethods,
    shippingMethods,
    promotions,
    landingPages,
  ];
  return textsIn([name, identity, domains, address, named.flatMap((list) => list.map((one) => one.name))]);
}

/** Kontor's own messages, whatever the shop. */
const messages = (): string[] =>
  globSync(['web/messages/**/*.json', 'schema/messages/*.json']).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(file, 'utf8'))),
  );

/** Finds the words, names and numbers of another demo shop in a text, other than those that this one or any shop has. */
export function strangeWords(own: DemoShop, other: string): (text: string) => string[] {
  const { catalogue, layouts, salesChannel, customers } = own;
  const theirs = loadDemoShop(other);
  const known = new Set(
    [...textsIn([catalogue, layouts, salesChannel, customers]), ...messages()].flatMap(words),
  );
  const strange = new Set(
    namesOf(theirs)
      .flatMap(words)
      .filter((word) => !known.has(word)),
  );
  const currencies = theirs.salesChannel.currencies.map(({ iso }) => iso);
  const marks = [
    theirs.identity?.phone ?? '',
    theirs.address,
    ...theirs.customers.map(({ email }) => email),
    ...currencies.filter((iso) => !own.salesChannel.currencies.some((currency) => currency.iso === iso)),
  ].filter((mark) => mark !== '');
  if (strange.size < 100 || marks.length < 3) throw new Error('There is nothing to look for');
  return (text) => [
    ...new Set(words(text).filter((word) => strange.has(word))),
    ...marks.filter((mark) => text.replaceAll('\u00a0', ' ').includes(mark)),
  ];
}
