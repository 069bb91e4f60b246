import { demo } from '../../sandbox/shops/demo.ts';
import type { ShopwareRecord } from './admin-client.ts';
import customFieldSets from './custom-fields.json' with { type: 'json' };
import * as checkout from './records/checkout.ts';
import * as content from './records/content.ts';
import * as products from './records/products.ts';
import * as channel from './records/sales-channel.ts';
import type { Target } from './target.ts';

/** Records of one entity, written together. */
export interface Step {
  readonly title: string;
  /** Name of the entity in Shopware, e.g. `product_manufacturer`. */
  readonly entity: string;
  readonly records: readonly ShopwareRecord[];
  /** Whether the records are part of every Shopware and only updated, never removed. */
  readonly isShared: boolean;
}

const SHARED: readonly string[] = ['currency', 'country', 'salutation', 'document_type'];

function step(title: string, entity: string, records: readonly ShopwareRecord[]): Step {
  return { title, entity, records, isShared: SHARED.includes(entity) };
}

/** The custom fields `kontor_*`, which any shop can use. */
export const customFieldStep = step('Custom fields', 'custom_field_set', customFieldSets);

/**
 * All records of the demo shop, ordered so that references exist. Ids are derived from keys, so the plan of a target never
 * changes. SEO paths precede domains, because Shopware creates paths for sales channels with a domain.
 */
export function plan(target: Target): readonly Step[] {
  return [
    step('Languages', 'language', channel.languages(target)),
    step('Snippet sets', 'snippet_set', channel.snippetSets()),
    step('Currencies', 'currency', channel.currencies(target)),
    step('Countries', 'country', channel.countries(target)),
    step('Salutations', 'salutation', channel.salutations(target)),
    step('Document types', 'document_type', channel.documentTypes(target)),
    step('Taxes', 'tax', channel.taxes()),
    step('Units', 'unit', channel.units(target)),
    step('Delivery times', 'delivery_time', channel.deliveryTimes(target)),
    // A demo shop without custom fields represents a shop that does not create them.
    ...(Object.keys(demo.customFields).length === 0 ? [] : [customFieldStep]),
    step('Thumbnail sizes', 'media_thumbnail_size', content.thumbnailSizes()),
    step('Media folder', 'media_folder', [content.mediaFolder()]),
    step('Pictures', 'media', content.pictures(target)),
    step('Downloads', 'media', content.downloads(target)),
    step('Properties', 'property_group', products.propertyGroups(target)),
    step('Manufacturers', 'product_manufacturer', products.manufacturers(target)),
    step('Rules', 'rule', checkout.rules(target)),
    step('Shipping methods', 'shipping_method', checkout.shippingMethods(target)),
    step('Payment methods', 'payment_method', checkout.paymentMethods(target)),
    step('Layouts', 'cms_page', content.layouts(target)),
    step('Categories', 'category', content.categories(target)),
    step('Sales channel', 'sales_channel', [channel.salesChannel(target)]),
    step('Customer groups', 'customer_group', channel.customerGroups(target)),
    step('SEO paths', 'seo_url', content.seoPaths(target)),
    step('Domains', 'sales_channel_domain', channel.domains(target)),
    step('Products', 'product', products.parents(target)),
    step('Variants', 'product', products.variants(target)),
    step('Cross-selling', 'product_cross_selling', products.crossSellings(target)),
    step('Reviews', 'product_review', products.reviews(target)),
    step('Promotions', 'promotion', checkout.promotions(target)),
    step('Landing pages', 'landing_page', content.landingPages(target)),
  ];
}
