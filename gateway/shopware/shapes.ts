import { isObject } from './answer.ts';

/** Whether a value has the parts without which it is nonsense. */
export type Shape = (value: unknown) => boolean;

/** A list of entities on its own. */
export const bareList: Shape = (value) => Array.isArray(value) && value.every(isObject);
/** A list of entities in its envelope. */
export const list: Shape = (value) => isObject(value) && bareList(value['elements']);
/** One entity. */
export const entity: Shape = (value) => isObject(value) && typeof value['id'] === 'string';

const anyOf =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value));
const objectWith =
  (parts: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isObject(value) && Object.entries(parts).every(([name, shape]) => shape(value[name]));
/** Text. */
export const text: Shape = (value) => typeof value === 'string';
/** Text, or null. */
export const textOrNull: Shape = (value) => value === null || text(value);

const cart = objectWith({ lineItems: bareList, price: isObject });
const context = objectWith({ salesChannel: entity, currency: entity });
/** A list without which there is no shop: one of its rows at least is of use. */
const listWithSome =
  (row: Shape): Shape =>
  (value) => {
    const rows = isObject(value) ? value['elements'] : value;
    return bareList(rows) && Array.isArray(rows) && rows.some(row);
  };
const language = objectWith({ id: text, translationCode: objectWith({ code: text }) });
const currency = objectWith({ id: text, isoCode: text });

/** What a good answer of a route has, by method and path below `/store-api`; the first that fits counts. */
const SHAPES: readonly (readonly [RegExp, Shape])[] = [
  [/^POST \/language$/, listWithSome(language)],
  [/^POST \/currency$/, listWithSome(currency)],
  [
    /^\w+ \/(?:product|category|country|salutation|payment-method|shipping-method|seo-url|search|search-suggest|cookie-groups)$/,
    list,
  ],
  [/^\w+ \/(?:product-listing\/\w+|product\/\w+\/reviews|account\/list-address)$/, list],
  [/^\w+ \/(?:navigation\/[^/]+\/[^/]+|product\/\w+\/cross-selling)$/, bareList],
  [/^\w+ \/product\/\w+$/, objectWith({ product: entity })],
  [/^\w+ \/(?:category|landing-page)\/\w+$/, entity],
  [/^GET \/context$/, context],
  [/^(?:GET|PATCH) \/checkout\/cart(?:\/line-item)?$/, cart],
  [/^POST \/checkout\/cart\/line-item(?:\/delete)?$/, cart],
  [/^POST \/checkout\/gateway$/, objectWith({ payments: bareList, shipments: bareList })],
  [/^POST \/checkout\/order$/, entity],
  [/^POST \/order$/, objectWith({ orders: list })],
  [/^POST \/handle-payment$/, objectWith({ redirectUrl: textOrNull })],
  [/^POST \/account\/(?:customer|register)$/, entity],
  [/^POST \/customer\/wishlist$/, objectWith({ products: list })],
];

/** Any object or list: of routes whose answer nobody reads closely. */
export const ANY_JSON: Shape = anyOf(isObject, Array.isArray);

/**
 * What a good answer of a Store API route has.
 * @param path below `/store-api`
 */
export function storeApiShape(method: string, path: string): Shape {
  const route = `${method} ${path}`;
  return SHAPES.find(([pattern]) => pattern.test(route))?.[1] ?? ANY_JSON;
}
