import { textOf } from '../account/check.ts';
import { accountOf } from '../account/current-customer.ts';
import { type Call, idParam } from '../server/call.ts';
import { toNumber } from '../server/criteria.ts';
import { failure, notStorable, plainFailure, type Violation, violations } from '../server/errors.ts';
import { blank, printed, violation } from '../server/violation-text.ts';
import { stamp } from '../shop/entity.ts';
import { newId } from '../shop/ids.ts';
import { isId } from '../shops/derive/ids.ts';

/** Shopware's minimum, in characters (case 883). */
const SHORTEST = { title: 5, content: 40 } as const;

/** MySQL's message for an unknown product (case 885). */
const NO_PRODUCT =
  'An exception occurred while executing a query: SQLSTATE[23000]: Integrity constraint violation: 1452 Cannot add or update a child row: a foreign key constraint fails (`shopware`.`product_review`, CONSTRAINT `fk.product_review.product_id` FOREIGN KEY (`product_id`, `product_version_id`) REFERENCES `product` (`id`, `version_id`) ON DELETE CASCADE ON UPDATE CASCADE)';

function textViolations(call: Call, name: 'title' | 'content'): Violation[] {
  const value = call.body[name];
  const length = (textOf(call.body, name) ?? '').length;
  const min = SHORTEST[name];
  return [
    ...(length === 0 ? [blank(call, `/${name}`, value)] : []),
    ...(value !== undefined && value !== null && length < min
      ? [
          violation(call, 'short', 'TOO_SHORT_ERROR', `/${name}`, {
            '{{ value }}': printed(value),
            '{{ limit }}': String(min),
            '{{ min }}': String(min),
            '{{ value_length }}': String(length),
          }),
        ]
      : []),
  ];
}

function pointViolations(call: Call, points: number): Violation[] {
  const bound = (kind: 'low' | 'high', code: string, limit: number) =>
    violation(call, kind, code, '/points', {
      '{{ value }}': String(points),
      '{{ compared_value }}': String(limit),
      '{{ compared_value_type }}': 'int',
    });
  if (points < 1) return [bound('low', 'TOO_LOW_ERROR', 1)];
  return points > 5 ? [bound('high', 'TOO_HIGH_ERROR', 5)] : [];
}

/**
 * Pending until staff accept it; a customer may write several (cases 046, 159, 881–887).
 * @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN, PRODUCT__REVIEW_NOT_ACTIVE, violations, a 500 for an unknown product
 */
export function writeReview(call: Call): undefined {
  const { shop, body } = call;
  const customer = accountOf(call);
  const productId = idParam(call, 'productId');
  if (!shop.switches.reviews) throw failure(403, 'PRODUCT__REVIEW_NOT_ACTIVE', 'Reviews not activated');
  const given = body['points'] ?? 1;
  // In PHP a text is greater than any number.
  const points = toNumber(given, Number.POSITIVE_INFINITY);
  const found = [
    ...textViolations(call, 'title'),
    ...textViolations(call, 'content'),
    ...pointViolations(call, points),
  ];
  if (found.length > 0) throw violations(found);
  const product = shop.products.byId(productId);
  if (!isId(productId)) throw notStorable('productId', productId);
  if (product === undefined) throw plainFailure(500, NO_PRODUCT, '1452');
  shop.reviews.put({
    id: newId(),
    productId: shop.products.parentOf(product).id,
    customerId: customer.id,
    languageId: call.language.id,
    points,
    title: textOf(body, 'title') ?? '',
    content: textOf(body, 'content') ?? '',
    author: textOf(body, 'name') ?? customer.firstName,
    email: textOf(body, 'email') ?? customer.email,
    createdAt: stamp(),
    updatedAt: null,
    status: false,
    comment: null,
  });
  return undefined;
}
