import { isObject } from './answer.ts';

/** Whether a value has the parts without which it is nonsense. */
export type Shape = (value: unknown) => boolean;

/** A list of entities on its own. */
export const bareList: Shape = (value) => Array.isArray(value) && value.every(isObject);
/** A list of entities in its envelope. */
export const list: Shape = (value) => isObject(value) && bareList(value['elements']);
/** One entity. */
export const entity: Shape = (value) => isObject(value) && typeof value['id'] === 'string';

const either =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value));
const holding =
  (parts: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isObject(value) && Object.entries(parts).every(([name, shape]) => shape(value[name]));
/** Text. */
export const text: Shape = (value) => typeof value === 'string';
/** Text, or null. */
export const textOrNull: Shape = (value) => value === null || text(value);

const cart = holding({ lineItems: bareList, price: isObject });
const context = holding({ salesChannel: entity, currency: entity });
/** A list without which there is no shop: one of its rows at least is of use. */
const withSome =
  (row: Shape): Shape =>
  (value) => {
    const rows = isObject(value) ? value['elements'] : value;
    return bareList(rows) && Array.isArray(rows) && rows.some(row);
  };
const language = holding({ id: text, translationCode: holding({ code: text }) });
const currency = holding({ id: text, isoCode: text });

/** What a good answer of a route has, by method and path below `/store-api`; the first that fits counts. */
const SHAPES: readonly (readonly [RegExp, Shape])[] = [
  [/^POST \/language$/, withSome(language)],
  [/^POST \/currency$/, withSome(currency)],
  [
    /^\w+ \/(?:product|category|country|salutation|payment-method|shipping-method|seo-url|search|search-suggest|cookie-groups)$/,
    list,
  ],
  [/^\w+ \/(?:product-listing\/\w+|product\/\w+\/reviews|account\/list-address)$/, list],
  [/^\w+ \/(?:navigation\/[^/]+\/[^/]+|product\/\w+\/cross-selling)$/, bareList],
  [/^\w+ \/product\/\w+$/, holding({ product: entity })],
  [/^\w+ \/(?:category|landing-page)\/\w+$/, entity],
  [/^GET \/context$/, context],
  [/^(?:GET|PATCH) \/checkout\/cart(?:\/line-item)?$/, cart],
  [/^POST \/checkout\/cart\/line-item(?:\/delete)?$/, cart],
  [/^POST \/checkout\/gateway$/, holding({ payments: bareList, shipments: bareList })],
  [/^POST \/checkout\/order$/, entity],
  [/^POST \/order$/, holding({ orders: list })],
  [/^POST \/handle-payment$/, holding({ redirectUrl: textOrNull })],
  [/^POST \/account\/(?:customer|register)$/, entity],
  [/^POST \/customer\/wishlist$/, holding({ products: list })],
];

/** Any object or list: of routes whose answer nobody reads closely. */
export const ANYTHING: Shape = either(isObject, Array.isArray);

/**
 * What a good answer of a Store API route has.
 * @param path below `/store-api`
 */
export function storeApiShape(method: string, path: string): Shape {
  const route = `${method} ${path}`;
  return SHAPES.find(([pattern]) => pattern.test(route))?.[1] ?? ANYTHING;
}
