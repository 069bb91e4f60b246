import { type DemoShop, extendDemoShop, loadDemoShop } from '../../sandbox/shops/load.ts';

const TOP_CATEGORIES = 12;
const SECOND_CATEGORIES = TOP_CATEGORIES * 20;
export const CATEGORIES = 1_400;
export const PRODUCTS = 9_000;
export const PROPERTY_GROUPS = 30;
export const OPTIONS_PER_GROUP = 20;
/** Options of a product in each group, so that a category has all options. */
const OPTIONS_OF_PRODUCT = 3;
/** Products of a cross-selling group, which every tenth product has. */
const CROSS_SELLING = 60;

/** The demo shop `kontor` with generated products in categories on three levels. */
export function largeDemoShop(categories = CATEGORIES, products = PRODUCTS): DemoShop {
  const demo = loadDemoShop('kontor');
  const template = demo.catalogue.products.find(({ key }) => key === 'spice-salz');
  if (template === undefined) throw new Error('The demo shop has no such product.');
  const related = demo.catalogue.products.slice(0, CROSS_SELLING).map(({ key }) => key);
  const leaves = categories - TOP_CATEGORIES - SECOND_CATEGORIES;
  return extendDemoShop(demo, {
    categories: sequence(categories).map((number) => ({
      key: categoryKey(number),
      parent: parentOf(number),
      name: { de: `Gruppe ${number}`, en: `Group ${number}`, fr: `Groupe ${number}` },
      customFields: {},
    })),
    products: sequence(products).map((number) => {
      const name = { de: `Ware ${number}`, en: `Item ${number}`, fr: `Article ${number}` };
      const { reviews: _, ...fields } = template;
      return {
        ...fields,
        key: `large-${number}`,
        number: `L${number}`,
        name,
        price: template.price + (number % 40),
        categories: [categoryKey(TOP_CATEGORIES + SECOND_CATEGORIES + (number % leaves))],
        crossSelling: number % 10 === 0 ? [{ title: name, products: related }] : [],
        properties: sequence(PROPERTY_GROUPS * OPTIONS_OF_PRODUCT).map((at) => {
          const place = Math.floor(number / leaves) * OPTIONS_OF_PRODUCT + (at % OPTIONS_OF_PRODUCT);
          return optionKey(Math.floor(at / OPTIONS_OF_PRODUCT), place % OPTIONS_PER_GROUP);
        }),
      };
    }),
    propertyGroups: sequence(PROPERTY_GROUPS).map((group) => ({
      key: `large-${group}`,
      name: { de: `Merkmal ${group}`, en: `Property ${group}`, fr: `Propriété ${group}` },
      display: 'text',
      sort: 'position',
      filterable: true,
      options: sequence(OPTIONS_PER_GROUP).map((option) => {
        const name = `${group}-${option}`;
        return { key: optionKey(group, option), name: { de: name, en: name, fr: name } };
      }),
    })),
  });
}

const sequence = (length: number): number[] => Array.from({ length }, (_, number) => number);
const categoryKey = (number: number): string => `large-${number}`;
const optionKey = (group: number, option: number): string => `large-${group}-${option}`;

function parentOf(number: number): string {
  if (number < TOP_CATEGORIES) return 'root';
  if (number < TOP_CATEGORIES + SECOND_CATEGORIES)
    return categoryKey((number - TOP_CATEGORIES) % TOP_CATEGORIES);
  return categoryKey(TOP_CATEGORIES + ((number - TOP_CATEGORIES) % SECOND_CATEGORIES));
}
