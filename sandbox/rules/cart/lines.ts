import type { View } from '../../protocol/call.ts';
import type { Entity } from '../../state/entity.ts';
import { isParent, maxPurchase, type ProductRecord } from '../../state/products.ts';
import type { CartLine, CartRecord } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';
import { optionEntities } from '../catalog/properties.ts';
import { cartDeliveryTime } from '../channel/methods.ts';
import { mediaEntity } from '../media.ts';
import { calculatedPrice, priceDetails, unitPriceAt } from '../prices.ts';

/** A line with its product and price. */
export interface PricedLine {
  readonly line: CartLine;
  readonly product: ProductRecord;
  /** In the currency and taxes of the session. */
  readonly total: number;
  readonly entity: Entity;
}

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
      errors.push(productNotFound(line.label || line.referencedId));
      return [];
    }
    const label = product.demo.name[view.lang];
    const { quantity, error } = allowedQuantity(product, line.quantity, line.id, label);
    if (error !== undefined) errors.push(error);
    return quantity === 0 ? [] : [pricedLine(shop, { ...line, quantity, label }, product, view)];
  });
  return { lines: priced, errors };
}

/** The nearest valid quantity, with a notice if it differs; 0 if the product cannot be bought. */
function allowedQuantity(
  product: ProductRecord,
  requested: number,
  lineId: string,
  name: string,
): { quantity: number; error?: CartError } {
  const min = product.demo.minPurchase ?? 1;
  const steps = product.demo.purchaseSteps ?? 1;
  const max = maxPurchase(product);
  if (max < min) return { quantity: 0, error: outOfStock(lineId, name) };
  if (requested < min) return { quantity: min, error: minOrderQuantity(lineId, name, min) };
  if (requested > max) return { quantity: max, error: stockReached(lineId, name, max) };
  const stepped = Math.floor((requested - min) / steps) * steps + min;
  if (stepped !== requested) return { quantity: stepped, error: purchaseSteps(lineId, name, stepped) };
  return { quantity: requested };
}

function pricedLine(shop: Shop, line: CartLine, product: ProductRecord, view: View): PricedLine {
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

/** A notice or error of a cart. */
export interface CartError {
  readonly key: string;
  readonly messageKey: string;
  readonly message: string;
  /** 0 notice, 10 warning, 20 error. */
  readonly level: 0 | 10 | 20;
  /** Prevents the order. */
  readonly block: boolean;
  readonly parameters: Entity;
  /** Only in the answer to the call that caused it: a read repairs the cart silently (cases 201, 210, 212). */
  readonly transient: boolean;
}

interface Options {
  readonly block?: boolean;
  readonly transient?: boolean;
}

const LASTING: Options = { transient: false };

function error(
  messageKey: string,
  suffix: string,
  level: CartError['level'],
  parameters: Entity,
  { block = level > 0, transient = true }: Options = {},
): CartError {
  return { key: messageKey + suffix, messageKey, message: messageKey, level, block, parameters, transient };
}

/** `name` is the id, or the label of a line that was in the cart (cases 072, 230). */
export const productNotFound = (name: string) => error('product-not-found', name, 20, { id: name });

const outOfStock = (id: string, name: string) => error('product-out-of-stock', id, 20, { name });

const stockReached = (id: string, name: string, quantity: number) =>
  error('product-stock-reached', id, 10, { name, quantity });

const minOrderQuantity = (id: string, name: string, quantity: number) =>
  error('min-order-quantity', id, 10, { name, quantity });

export const purchaseSteps = (id: string, name: string, quantity: number) =>
  error('purchase-steps-quantity', id, 10, { name, quantity });

export const shippingMethodBlocked = (name: string) =>
  error('shipping-method-blocked', `-${name}`, 10, { name }, LASTING);

export const paymentMethodBlocked = (name: string) =>
  error('payment-method-blocked', `-${name}`, 10, { name }, LASTING);

export const shippingAddressBlocked = (name: string) =>
  error('shipping-address-blocked', `-${name}`, 20, { name }, LASTING);

export const promotionNotFound = (code: string) =>
  error('promotion-not-found', '', 20, { code }, { block: false });

/** Until the cart meets the conditions (cases 249, 250). */
export const promotionNotEligible = (name: string) =>
  error('promotion-not-eligible', '', 0, { name }, LASTING);

export const promotionExcluded = (name: string) => error('promotion-excluded', '', 0, { name }, LASTING);

export const discountAdded = (name: string, discountLineItemId: string) =>
  error('promotion-discount-added', `-${discountLineItemId}`, 0, { name, discountLineItemId });

/** At the order (case 275). */
export const automaticPromotionGone = (name: string) =>
  error('auto-promotion-not-found', `-${name}`, 20, { name });

export const cartIsZero = (promotions: readonly string[]) =>
  error('promotions-on-cart-price-zero-error', '', 0, { promotions: promotions.join(', ') }, LASTING);

/** `errors` of a cart: an object by key, or `[]` if empty. */
export function errorMap(errors: readonly CartError[]): Entity | readonly [] {
  if (errors.length === 0) return [];
  return Object.fromEntries(errors.map(({ transient: _, ...fields }) => [fields.key, fields]));
}
