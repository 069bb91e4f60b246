import { type Call, checkedId } from '../../protocol/call.ts';
import { failure } from '../../protocol/errors.ts';
import { type Entity, objectsIn } from '../../state/entity.ts';
import { newId } from '../../state/ids.ts';
import type { CartRecord } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';
import { discountId } from './promotions.ts';

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
export function addItems({ body }: Call): Change {
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
export function changeItems({ body }: Call): Change {
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
export function removeItems({ body, shop }: Call): Change {
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
