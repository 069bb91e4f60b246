import type { Call } from '../server/call.ts';
import { failure, invalidUuid, plainFailure, violations } from '../server/errors.ts';
import { wrongType } from '../server/violation-text.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import { isHexId, newId } from '../shop/ids.ts';
import type { DemoPromotion } from '../shops/model/checkout.ts';
import type { CartRecord } from './cart-record.ts';
import { discountId } from './promotion.ts';

function items(call: Call): Entity[] {
  const list = call.body['items'];
  if (list === undefined || list === null) return [];
  if (typeof list !== 'object')
    throw plainFailure(
      400,
      `Unexpected value for parameter "items": expecting "array", got "${typeof list}".`,
    );
  return Object.values(list).map((item: unknown) => {
    if (isObject(item)) return item;
    throw plainFailure(500, 'LineItemFactoryRegistry::create(): Argument #1 ($data) must be of type array');
  });
}

/** 1 when absent. @throws INVALID_TYPE_ERROR for anything but a JSON integer (854), …INVALID_LINE_ITEM_QUANTITY below 1 (852) */
function quantityOf(call: Call, item: Entity): number {
  const { quantity } = item;
  if (quantity === undefined || quantity === null) return 1;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity)) {
    throw violations([wrongType(call, '/quantity', quantity, 'int')]);
  }
  if (quantity < 1) {
    throw failure(
      400,
      'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY',
      `The quantity must be a positive integer. Given: "${quantity}"`,
      { quantity },
    );
  }
  return quantity;
}

function checkType(type: unknown): 'product' | 'promotion' {
  if (type === 'product' || type === 'promotion') return type;
  if (type === 'custom' || type === 'credit' || type === 'discount') {
    throw failure(403, 'CHECKOUT__INSUFFICIENT_PERMISSION', 'Insufficient permission.');
  }
  const name = typeof type === 'string' ? type : '';
  throw failure(
    400,
    'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED',
    `Line item type "${name}" is not supported.`,
    {
      type: name,
    },
  );
}

/** A known id adds to its quantity, an item without an id is a new line (cases 860, 896). */
export function addItems(call: Call): (record: CartRecord) => CartRecord {
  const requested = items(call).map((item) => {
    const type = checkType(item['type']);
    if (typeof item['referencedId'] === 'number')
      throw violations([wrongType(call, '/referencedId', item['referencedId'], 'string')]);
    const referencedId = String(item['referencedId'] ?? item['id'] ?? '');
    const quantity = quantityOf(call, item);
    return { type, id: String(item['id'] ?? newId()), referencedId, quantity };
  });
  return (record) => requested.reduce(addOne, record);
}

function addOne(
  record: CartRecord,
  item: { type: string; id: string; referencedId: string; quantity: number },
): CartRecord {
  const { id, referencedId, quantity } = item;
  if (item.type === 'promotion') {
    const known =
      referencedId === '' || record.codes.some((code) => code.toLowerCase() === referencedId.toLowerCase());
    return known ? record : { ...record, codes: [...record.codes, referencedId] };
  }
  const existing = record.lines.find((line) => line.id === id);
  if (existing === undefined && !isHexId(referencedId)) throw invalidUuid(referencedId);
  const lines = existing
    ? record.lines.map((line) => (line === existing ? { ...line, quantity: line.quantity + quantity } : line))
    : [...record.lines, { id, referencedId, quantity, label: '', uniqueIdentifier: newId() }];
  return { ...record, lines };
}

/** @throws CHECKOUT__CART_LINE_ITEM_NOT_FOUND */
export function changeItems(call: Call): (record: CartRecord) => CartRecord {
  const requested = items(call).map((item) => ({
    id: String(item['id'] ?? ''),
    quantity: item['quantity'] === undefined ? undefined : quantityOf(call, item),
  }));
  return (record) => {
    const missing = requested.find(({ id }) => !record.lines.some((line) => line.id === id));
    if (missing !== undefined) throw lineItemNotFound(missing.id);
    return {
      ...record,
      lines: record.lines.map((line) => {
        const change = requested.find(({ id }) => id === line.id);
        return change?.quantity === undefined ? line : { ...line, quantity: change.quantity };
      }),
    };
  };
}

/**
 * Removing a promotion's line removes its code; an automatic one is not offered again. @throws CHECKOUT__CART_LINE_ITEM_NOT_FOUND
 */
export function removeItems(call: Call): (record: CartRecord) => CartRecord {
  const given = call.body['ids'];
  const ids = Array.isArray(given) ? given.map(String) : [];
  const { promotions } = call.shop.catalogue;
  return (record) => ids.reduce((rest, id) => removeOne(rest, id, promotions), record);
}

function removeOne(record: CartRecord, id: string, promotions: readonly DemoPromotion[]): CartRecord {
  const promotion = promotions.find(({ key }) => discountId(key) === id);
  if (promotion !== undefined && record.promotions.some((applied) => applied.id === id)) {
    const code = promotion.code?.toLowerCase();
    return {
      ...record,
      promotions: record.promotions.filter((applied) => applied.id !== id),
      codes: record.codes.filter((entered) => entered.toLowerCase() !== code),
      blocked: code === undefined ? [...record.blocked, promotion.key] : record.blocked,
    };
  }
  if (!record.lines.some((line) => line.id === id)) throw lineItemNotFound(id);
  return { ...record, lines: record.lines.filter((line) => line.id !== id) };
}

function lineItemNotFound(id: string): Error {
  return failure(404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', `Line item with identifier ${id} not found.`, {
    identifier: id,
  });
}
