import { globSync, readFileSync } from 'node:fs';
import { type DemoShop, loadDemoShop } from '../../sandbox/shops/load.ts';

/** All strings in nested data. */
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

/** Names of a shop, its products, categories and methods. */
function namesOf({ name, customFields, domains, address, catalogue, landingPages }: DemoShop): string[] {
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
  return textsIn([
    name,
    customFields,
    domains,
    address,
    named.flatMap((list) => list.map(({ name }) => name)),
  ]);
}

/** Built-in messages, which every shop has. */
const messages = (): string[] =>
  globSync(['web/messages/**/*.json', 'schema/messages/*.json']).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(file, 'utf8'))),
  );

/** Returns a function that finds words, names and numbers in a text that only another demo shop has. */
export function foreignWords(shop: DemoShop, other: string): (text: string) => string[] {
  const { catalogue, layouts, salesChannel, customers } = shop;
  const theirs = loadDemoShop(other);
  const shared = new Set(
    [...textsIn([catalogue, layouts, salesChannel, customers]), ...messages()].flatMap(words),
  );
  const foreign = new Set(
    namesOf(theirs)
      .flatMap(words)
      .filter((word) => !shared.has(word)),
  );
  const currencies = theirs.salesChannel.currencies.map(({ iso }) => iso);
  const marks = [
    String(theirs.customFields['kontor_shop_phone'] ?? ''),
    theirs.address,
    ...theirs.customers.map(({ email }) => email),
    ...currencies.filter((iso) => !shop.salesChannel.currencies.some((currency) => currency.iso === iso)),
  ].filter((mark) => mark !== '');
  if (foreign.size < 100 || marks.length < 3)
    throw new Error('The other demo shop has too few distinct words');
  return (text) => [
    ...new Set(words(text).filter((word) => foreign.has(word))),
    ...marks.filter((mark) => text.replaceAll('\u00a0', ' ').includes(mark)),
  ];
}
