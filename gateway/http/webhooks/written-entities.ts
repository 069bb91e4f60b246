import { isObject } from '../../lib/json.ts';

/** Something that Shopware wrote. */
export interface Written {
  /** Shopware's name, e.g. `product`. */
  readonly entity: string;
  /** null where it has no single key. */
  readonly id: string | null;
  /** Fields that were written; empty where nobody says. */
  readonly fields: readonly string[];
}

type Drops = (written: Written) => readonly string[];

const all =
  (...tags: string[]): Drops =>
  () =>
    tags;

/** Fields of a product that change where it stands in no list. */
const STOCK = new Set(['stock', 'availableStock', 'available', 'sales']);
/** Fields that every write brings along. */
const ALWAYS = /^(?:id|updatedAt|versionId|.+VersionId)$/;

/** What a written entity makes wrong, as tags of the manifest and of entities. */
const DROPS: Readonly<Record<string, Drops>> = {
  product: ({ id, fields }) => {
    const own = id === null ? ['product'] : [`product:${id}`];
    const changed = fields.filter((field) => !ALWAYS.test(field));
    const onlyStock = changed.length > 0 && changed.every((field) => STOCK.has(field));
    return onlyStock ? own : [...own, 'listing'];
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
  category: ({ id }) => [`category:${id}`, 'category', 'navigation'],
  landing_page: all('landing'),
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
  media: all('product', 'listing', 'category', 'landing'),
  plugin: all('consent', 'page', 'query'),
};

/** Tags that must be dropped for what was written; none for what concerns nothing that is kept. */
export function tagsToDrop(written: readonly Written[]): string[] {
  return [...new Set(written.flatMap((one) => DROPS[ownerOf(one.entity)]?.(one) ?? []))];
}

/** A translation is its owner's matter. */
function ownerOf(entity: string): string {
  return entity.replace(/_translation$/, '');
}

/**
 * What an event of Shopware says was written (case 846–851): `{data: {event, payload: [{entity, primaryKey, …}]}}`.
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
