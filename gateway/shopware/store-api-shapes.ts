import {
  ANY_JSON,
  bareList,
  entity,
  list,
  listWithSome,
  number,
  objectWith,
  type Shape,
  text,
  textOrNull,
} from '../lib/shape.ts';

const cart = objectWith({
  lineItems: bareList,
  price: objectWith({ totalPrice: number, positionPrice: number }),
});
const context = objectWith({ salesChannel: entity, currency: entity });
const language = objectWith({ id: text, translationCode: objectWith({ code: text }) });
const currency = objectWith({ id: text, isoCode: text });

/** Required shape of responses by method and path below `/store-api`; the first match counts. */
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
  [/^\w+ \/(?:category|landing-page|cms)\/\w+$/, entity],
  [/^GET \/context$/, context],
  [/^(?:GET|PATCH) \/checkout\/cart(?:\/line-item)?$/, cart],
  [/^POST \/checkout\/cart\/line-item(?:\/delete)?$/, cart],
  [/^POST \/checkout\/gateway$/, objectWith({ payments: bareList, shipments: bareList })],
  [/^POST \/checkout\/order$/, entity],
  [/^POST \/media$/, bareList],
  [/^POST \/order$/, objectWith({ orders: list })],
  [/^POST \/handle-payment$/, objectWith({ redirectUrl: textOrNull })],
  [/^POST \/account\/(?:customer|register)$/, entity],
  [/^POST \/customer\/wishlist$/, objectWith({ products: list })],
];

/** @param path below `/store-api` */
export function storeApiShape(method: string, path: string): Shape {
  const route = `${method} ${path}`;
  return SHAPES.find(([pattern]) => pattern.test(route))?.[1] ?? ANY_JSON;
}
