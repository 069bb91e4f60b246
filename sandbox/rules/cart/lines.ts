import type { View } from '../../protocol/call.ts';
import type { Entity } from '../../state/entity.ts';
import { isParent, maxPurchase, type ProductRecord } from '../../state/products.ts';
import type { CartLine, CartRecord } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';
import { optionEntities } from '../catalog/entities.ts';
import { cartDeliveryTime } from '../channel/methods.ts';
import { mediaEntity } from '../media.ts';
import { calculatedPrice, priceDetails, unitPriceAt } from '../prices.ts';

export type PricedLine = ReturnType<typeof pricedLine>;

/** Lines with corrected quantities; products that are gone are dropped. */
export function pricedLines(
  shop: Shop,
  { lines }: CartRecord,
  view: View,
): { lines: PricedLine[]; errors: CartError[] } {
  const errors: CartError[] = [];
  const priced = lines.flatMap((line) => {
    const product = shop.products.byId(line.referencedId);
    if (product !== undefined && isParent(product)) return [];
    if (product === undefined || !product.active) {
      // A line that was in the cart is named by its label (cases 072, 230).
      const name = line.label || line.referencedId;
      errors.push(cartError('product-not-found', { id: name }, name));
      return [];
    }
    const label = product.demo.name[view.lang];
    const { quantity, error } = allowedQuantity(product, line, label);
    if (error !== undefined) errors.push(error);
    return quantity === 0 ? [] : [pricedLine(shop, { ...line, quantity, label }, product, view)];
  });
  return { lines: priced, errors };
}

/** The nearest valid quantity, with a notice if it differs; 0 if the product cannot be bought. */
function allowedQuantity(
  product: ProductRecord,
  { id, quantity: requested }: CartLine,
  name: string,
): { quantity: number; error?: CartError } {
  const { minPurchase: min = 1, purchaseSteps: steps = 1 } = product.demo;
  const max = maxPurchase(product);
  const corrected = (messageKey: Parameters<typeof cartError>[0], quantity: number) => ({
    quantity,
    error: cartError(messageKey, { name, quantity }, id),
  });
  if (max < min) return { quantity: 0, error: cartError('product-out-of-stock', { name }, id) };
  if (requested < min) return corrected('min-order-quantity', min);
  if (requested > max) return corrected('product-stock-reached', max);
  const stepped = Math.floor((requested - min) / steps) * steps + min;
  return stepped === requested ? { quantity: requested } : corrected('purchase-steps-quantity', stepped);
}

function pricedLine(shop: Shop, line: CartLine, product: ProductRecord, view: View) {
  const { demo, pictures, taxRate } = product;
  const unitPrice = unitPriceAt(product, line.quantity, view);
  const price = calculatedPrice(
    unitPrice,
    line.quantity,
    taxRate,
    view.taxState,
    priceDetails(product, view),
  );
  const [cover] = pictures;
  const isDownload = demo.download === true;
  const entity: Entity = {
    id: line.id,
    type: 'product',
    referencedId: line.referencedId,
    label: line.label,
    quantity: line.quantity,
    good: true,
    price,
    payload: payloadOf(shop, product, view),
    cover: cover === undefined ? null : mediaEntity(cover, line.label, view),
    deliveryInformation: isDownload ? null : deliveryInformation(product, view),
    quantityInformation: {
      minPurchase: demo.minPurchase ?? 1,
      maxPurchase: maxPurchase(product),
      purchaseSteps: demo.purchaseSteps ?? 1,
      apiAlias: 'cart_quantity_information',
    },
    states: [isDownload ? 'is-download' : 'is-physical'],
    apiAlias: 'cart_line_item',
  };
  return { line, product, total: Number(price['totalPrice']), entity };
}

function payloadOf(shop: Shop, product: ProductRecord, view: View): Entity {
  return {
    productNumber: product.number,
    isCloseout: product.demo.closeout ?? false,
    stock: product.stock,
    options: optionEntities(shop, product.optionIds, view.lang).map(({ group, name }) => ({
      group: Object(group).name,
      option: name,
    })),
  };
}

function deliveryInformation({ demo, stock, weight, size }: ProductRecord, { lang }: View): Entity {
  return {
    stock,
    weight,
    freeDelivery: demo.freeShipping ?? false,
    restockTime: demo.restockDays ?? null,
    deliveryTime: demo.deliveryTime ? cartDeliveryTime(demo.deliveryTime, lang) : null,
    height: size?.height ?? null,
    width: size?.width ?? null,
    length: size?.length ?? null,
    apiAlias: 'cart_delivery_information',
  };
}

export type CartError = ReturnType<typeof cartError>;

/**
 * Levels are 0 for a notice, 10 for a warning, 20 for an error; from 10 on an error prevents the order by default. A transient
 * one, the default, is only in the answer to the call that caused it: a read repairs the cart silently (cases 201, 210, 212).
 */
const ERRORS = {
  'product-not-found': { level: 20 },
  'product-out-of-stock': { level: 20 },
  'product-stock-reached': { level: 10 },
  'min-order-quantity': { level: 10 },
  'purchase-steps-quantity': { level: 10 },
  'shipping-method-blocked': { level: 10, transient: false },
  'payment-method-blocked': { level: 10, transient: false },
  'shipping-address-blocked': { level: 20, transient: false },
  'promotion-not-found': { level: 20, block: false },
  'promotion-not-eligible': { level: 0, transient: false },
  'promotion-excluded': { level: 0, transient: false },
  'promotion-discount-added': { level: 0 },
  // At the order (case 275).
  'auto-promotion-not-found': { level: 20 },
  'promotions-on-cart-price-zero-error': { level: 0, transient: false },
} as const;

/** @param suffix of the key, for errors that a cart can have several times */
export function cartError(messageKey: keyof typeof ERRORS, parameters: Entity, suffix = '') {
  const { level, ...options } = ERRORS[messageKey];
  const key = messageKey + suffix;
  return {
    block: level > 0,
    transient: true,
    ...options,
    key,
    messageKey,
    message: messageKey,
    level,
    parameters,
  };
}

/** `errors` of a cart: an object by key, or `[]` if empty. */
export function errorMap(errors: readonly CartError[]): Entity | readonly [] {
  if (errors.length === 0) return [];
  return Object.fromEntries(errors.map(({ transient: _, ...fields }) => [fields.key, fields]));
}
