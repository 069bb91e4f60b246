import { isObject } from '../../lib/json.ts';
import { pathTag } from '../../shopware/reads/seo-paths.ts';
import purgedTags from './purged-tags.json' with { type: 'json' };

export interface Written {
  /** Shopware's name, e.g. `product`. */
  readonly entity: string;
  /** null for a composite key. */
  readonly id: string | null;
  /** Empty if unknown. */
  readonly fields: readonly string[];
}

const TAGS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(purgedTags));

/** Product fields that do not affect its place in listings. */
const STOCK = new Set(['stock', 'availableStock', 'available', 'sales']);
/** Fields that change with every write. */
const ALWAYS = /^(?:id|updatedAt|versionId|.+VersionId)$/;

/** Entities whose tags depend on what was written; those of others are in the JSON file. */
const DROPS: Readonly<Record<string, (written: Written) => readonly string[]>> = {
  product: ({ id, fields }) => {
    const productTags = id === null ? ['product'] : [`product:${id}`];
    const path = id === null ? 'path' : pathTag(id);
    const changed = fields.filter((field) => !ALWAYS.test(field));
    const onlyStock = changed.length > 0 && changed.every((field) => STOCK.has(field));
    return onlyStock ? productTags : [...productTags, 'listing', path];
  },
  product_manufacturer: ({ id }) => (id === null ? ['product', 'listing'] : [`product_manufacturer:${id}`]),
  // The paths of all subcategories contain its name.
  category: ({ id }) => [`category:${id}`, 'category', 'navigation', 'path'],
  landing_page: ({ id }) => ['landing', id === null ? 'path' : pathTag(id)],
};

/** Cache tags to purge; empty for writes that affect no cached response. */
export function tagsToDrop(written: readonly Written[]): string[] {
  return [...new Set(written.flatMap(tagsOf))];
}

function tagsOf(written: Written): readonly string[] {
  // A translation counts as a change of its entity.
  const entity = written.entity.replace(/_translation$/, '');
  return DROPS[entity]?.(written) ?? TAGS.get(entity) ?? [];
}

/**
 * Ids of the orders in an event of Shopware: a write (`order.written`), or a new state of an order, its payment or its
 * delivery (`state_enter.order_transaction.state.paid`), which contains the order.
 */
export function ordersIn(event: unknown): string[] {
  const payload = payloadOf(event);
  const order = isObject(payload) ? payload['order'] : null;
  const carried = isObject(order) ? order['id'] : null;
  const written = writtenIn(event).flatMap(({ entity, id }) => (entity === 'order' ? (id ?? []) : []));
  return [...new Set([...written, ...(typeof carried === 'string' ? [carried] : [])])];
}

/** Writes in an event of Shopware (case 846–851); empty for events of another kind. */
export function writtenIn(event: unknown): Written[] {
  const payload = payloadOf(event);
  if (!Array.isArray(payload)) return [];
  return payload.filter(isObject).flatMap(({ entity, primaryKey, updatedFields }) => {
    if (typeof entity !== 'string') return [];
    const fields = [updatedFields].flat().filter((name) => typeof name === 'string');
    return [{ entity, id: typeof primaryKey === 'string' ? primaryKey : null, fields }];
  });
}

function payloadOf(event: unknown): unknown {
  const data = isObject(event) ? event['data'] : null;
  return isObject(data) ? data['payload'] : null;
}
