import type { View } from '../../protocol/call.ts';
import type { Entity } from '../../state/entity.ts';
import { isParent, maxPurchase, type ProductRecord } from '../../state/products.ts';
import type { CartLine, CartRecord } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';
import { priceDetails, unitPriceAt } from '../catalog/prices.ts';
import { optionEntities } from '../catalog/properties.ts';
import { cartDeliveryTime } from '../channel/methods.ts';
import { mediaEntity } from '../media.ts';
import { calculatedPrice } from '../money.ts';
import {
  type CartError,
  minOrderQuantity,
  outOfStock,
  productNotFound,
  purchaseSteps,
  stockReached,
} from './errors.ts';

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
