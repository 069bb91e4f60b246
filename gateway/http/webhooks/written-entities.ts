import { isObject } from '../../lib/json.ts';
import { pathTag } from '../../shopware/reads/seo-paths.ts';

export interface Written {
  /** Shopware's name, e.g. `product`. */
  readonly entity: string;
  /** null for a composite key. */
  readonly id: string | null;
  /** Empty if unknown. */
  readonly fields: readonly string[];
}

type Drops = (written: Written) => readonly string[];

const all =
  (...tags: string[]): Drops =>
  () =>
    tags;

/** Product fields that do not affect its place in listings. */
const STOCK = new Set(['stock', 'availableStock', 'available', 'sales']);
/** Fields that change with every write. */
const ALWAYS = /^(?:id|updatedAt|versionId|.+VersionId)$/;

const DROPS: Readonly<Record<string, Drops>> = {
  product: ({ id, fields }) => {
    const productTags = id === null ? ['product'] : [`product:${id}`];
    const path = id === null ? 'path' : pathTag(id);
    const changed = fields.filter((field) => !ALWAYS.test(field));
    const onlyStock = changed.length > 0 && changed.every((field) => STOCK.has(field));
    return onlyStock ? productTags : [...productTags, 'listing', path];
  },
  product_review: all('review', 'product'),
  product_manufacturer: ({ id }) => (id === null ? ['product', 'listing'] : [`product_manufacturer:${id}`]),
  product_cross_selling: all('product'),
  product_stream: all('listing', 'category', 'landing', 'product'),
  property_group: all('listing', 'product'),
  property_group_option: all('listing', 'product'),
  product_sorting: all('listing'),
  unit: all('listing', 'product'),
  delivery_time: all('product'),
  tax: all('listing', 'product', 'category', 'landing'),
  // The paths of all subcategories contain its name.
  category: ({ id }) => [`category:${id}`, 'category', 'navigation', 'path'],
  landing_page: ({ id }) => ['landing', id === null ? 'path' : pathTag(id)],
  cms_page: all('category', 'landing', 'product'),
  cms_section: all('category', 'landing', 'product'),
  cms_block: all('category', 'landing', 'product'),
  cms_slot: all('category', 'landing', 'product'),
  seo_url: all('path', 'page', 'query'),
  snippet: all('translation', 'page', 'query'),
  sales_channel: all('channel', 'navigation', 'page', 'query'),
  sales_channel_domain: all('channel', 'page', 'query'),
  language: all('channel', 'page', 'query'),
  currency: all('channel', 'listing', 'product', 'category', 'landing', 'page', 'query'),
  country: all('country'),
  salutation: all('salutation'),
  payment_method: all('payment'),
  shipping_method: all('shipping'),
  rule: all('shipping', 'listing', 'product'),
  customer_group: all('customer-group'),
  media: all('media', 'product', 'listing', 'category', 'landing'),
  plugin: all('consent', 'page', 'query'),
};

/** Cache tags to purge; empty for writes that affect no cached response. */
export function tagsToDrop(written: readonly Written[]): string[] {
  return [...new Set(written.flatMap((one) => DROPS[ownerOf(one.entity)]?.(one) ?? []))];
}

/** A translation counts as a change of its entity. */
function ownerOf(entity: string): string {
  return entity.replace(/_translation$/, '');
}

/**
 * Ids of the orders in an event of Shopware: a write (`order.written`), or a new state of an order, its payment or its
 * delivery (`state_enter.order_transaction.state.paid`), which contains the order.
 */
export function ordersIn(event: unknown): string[] {
  const data = isObject(event) ? event['data'] : null;
  const payload = isObject(data) ? data['payload'] : null;
  const order = isObject(payload) ? payload['order'] : null;
  const carried = isObject(order) ? order['id'] : null;
  const written = writtenIn(event).flatMap(({ entity, id }) => (entity === 'order' ? (id ?? []) : []));
  return [...new Set([...written, ...(typeof carried === 'string' ? [carried] : [])])];
}

/**
 * Writes in an event of Shopware (case 846–851): `{data: {event, payload: [{entity, primaryKey, …}]}}`.
 * @returns empty for events of another kind
 */
export function writtenIn(event: unknown): Written[] {
  const data = isObject(event) ? event['data'] : null;
  const payload = isObject(data) ? data['payload'] : null;
  if (!Array.isArray(payload)) return [];
  return payload.filter(isObject).flatMap(({ entity, primaryKey, updatedFields }) => {
    if (typeof entity !== 'string') return [];
    const fields = Array.isArray(updatedFields)
      ? updatedFields.filter((name) => typeof name === 'string')
      : [];
    return [{ entity, id: typeof primaryKey === 'string' ? primaryKey : null, fields }];
  });
}
