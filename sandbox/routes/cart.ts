import type { Call, Routes } from '../protocol/call.ts';
import { checkedId, failure } from '../protocol/errors.ts';
import { availableMethods, cartEntity, updateCart } from '../rules/cart/calculate.ts';
import { errorMap } from '../rules/cart/lines.ts';
import { discountId } from '../rules/cart/promotions.ts';
import { offeredShippingMethod, paymentMethodEntity } from '../rules/channel/methods.ts';
import { type Entity, newId, objectsIn } from '../state/entity.ts';
import type { CartRecord } from '../state/records.ts';
import type { Shop } from '../state/shop.ts';

type Change = (record: CartRecord) => CartRecord;

/** 1 if it is absent. @throws CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY below 1 (852) */
function quantityOf({ quantity = 1 }: Entity): number {
  if (typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1) return quantity;
  throw failure(400, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', { quantity });
}

function lineItemNotFound(): Error {
  return failure(404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND');
}

/** An existing id adds to its quantity; an item without an id is a new line (cases 860, 896). */
function addItems({ body }: Call): Change {
  const items = objectsIn(body['items']).map((item) => ({
    isPromotion: item['type'] === 'promotion',
    id: String(item['id'] ?? newId()),
    referencedId: String(item['referencedId'] ?? item['id'] ?? ''),
    quantity: quantityOf(item),
  }));
  return (record) => items.reduce(addItem, record);
}

function addItem(
  record: CartRecord,
  item: { isPromotion: boolean; id: string; referencedId: string; quantity: number },
): CartRecord {
  const { isPromotion, id, referencedId, quantity } = item;
  const { lines, codes } = record;
  if (isPromotion) {
    const isEntered = codes.some((code) => code.toLowerCase() === referencedId.toLowerCase());
    return isEntered || referencedId === '' ? record : { ...record, codes: [...codes, referencedId] };
  }
  if (lines.some((line) => line.id === id)) {
    const increased = lines.map((line) =>
      line.id === id ? { ...line, quantity: line.quantity + quantity } : line,
    );
    return { ...record, lines: increased };
  }
  return { ...record, lines: [...lines, { id, referencedId: checkedId(referencedId), quantity, label: '' }] };
}

/** @throws CHECKOUT__CART_LINE_ITEM_NOT_FOUND */
function changeItems({ body }: Call): Change {
  const quantities = new Map(
    objectsIn(body['items']).map((item) => [String(item['id'] ?? ''), quantityOf(item)]),
  );
  return (record) => {
    for (const id of quantities.keys())
      if (!record.lines.some((line) => line.id === id)) throw lineItemNotFound();
    const lines = record.lines.map((line) => ({
      ...line,
      quantity: quantities.get(line.id) ?? line.quantity,
    }));
    return { ...record, lines };
  };
}

/**
 * Removing a promotion's line removes its code; an automatic promotion is not offered again.
 * @throws CHECKOUT__CART_LINE_ITEM_NOT_FOUND
 */
function removeItems({ body, shop }: Call): Change {
  const ids = Array.isArray(body['ids']) ? body['ids'].map(String) : [];
  return (record) => ids.reduce((rest, id) => removeItem(rest, id, shop), record);
}

function removeItem(record: CartRecord, id: string, { catalogue }: Shop): CartRecord {
  const { lines, promotions, codes, blocked } = record;
  const promotion = catalogue.promotions.find(({ key }) => discountId(key) === id);
  if (promotion !== undefined && promotions.some((applied) => applied.id === id)) {
    const code = promotion.code?.toLowerCase();
    return {
      ...record,
      promotions: promotions.filter((applied) => applied.id !== id),
      codes: codes.filter((entered) => entered.toLowerCase() !== code),
      blocked: code === undefined ? [...blocked, promotion.key] : blocked,
    };
  }
  if (!lines.some((line) => line.id === id)) throw lineItemNotFound();
  return { ...record, lines: lines.filter((line) => line.id !== id) };
}

function changeCart(prepare: (call: Call) => (record: CartRecord) => CartRecord) {
  return async (call: Call): Promise<Entity> => {
    const { cart, current } = await updateCart(call, prepare(call));
    return cartEntity(cart, current, false);
  };
}

/** Repairs the cart silently and writes it, as Shopware does. */
async function readCart(call: Call): Promise<Entity> {
  const { cart, current } = await updateCart(call);
  return cartEntity(cart, current, true);
}

/** The available methods and what blocks the others (case 222). */
async function checkoutGateway(call: Call): Promise<Entity> {
  const { cart } = await updateCart(call);
  const { payments, shippings } = availableMethods(call);
  const { shop, view } = call;
  return {
    payments: payments.map((method) => paymentMethodEntity(shop, method, view)),
    shipments: shippings.map((method) => offeredShippingMethod(shop, method, view.lang)),
    errors: errorMap(cart.errors.filter(({ transient }) => !transient)),
    redirectUrl: null,
    apiAlias: 'array_struct',
  };
}

export const CART_ROUTES: Routes = {
  'GET /checkout/cart': readCart,
  'DELETE /checkout/cart': ({ shop, reply }) => void shop.carts.delete(reply.token),
  'POST /checkout/cart/line-item': changeCart(addItems),
  'PATCH /checkout/cart/line-item': changeCart(changeItems),
  'POST /checkout/cart/line-item/delete': changeCart(removeItems),
  'POST /checkout/gateway': checkoutGateway,
};
