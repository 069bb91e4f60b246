import { maxPurchase, type ProductRecord } from '../catalog/product-record.ts';
import { type CartError, minOrderQuantity, outOfStock, purchaseSteps, stockReached } from './cart-error.ts';

/** The valid quantity nearest to the requested one, and a notice if it differs; 0 if the product cannot be bought. */
export function allowedQuantity(
  product: ProductRecord,
  wanted: number,
  lineId: string,
  name: string,
): { quantity: number; error?: CartError } {
  const min = product.demo.minPurchase ?? 1;
  const steps = product.demo.purchaseSteps ?? 1;
  const max = maxPurchase(product);
  if (max < min) return { quantity: 0, error: outOfStock(lineId, name) };
  if (wanted < min) return { quantity: min, error: minOrderQuantity(lineId, name, min) };
  if (wanted > max) return { quantity: max, error: stockReached(lineId, name, max) };
  const stepped = Math.floor((wanted - min) / steps) * steps + min;
  if (stepped !== wanted) return { quantity: stepped, error: purchaseSteps(lineId, name, stepped) };
  return { quantity: wanted };
}
