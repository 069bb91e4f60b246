import { demo } from './demo.ts';
import { basics, customFieldSets } from './records/basics.ts';
import { checkout } from './records/checkout.ts';
import { categories, landingPages, layouts, seoPaths } from './records/content.ts';
import { media } from './records/media.ts';
import {
  crossSellings,
  manufacturers,
  parents,
  propertyGroups,
  reviews,
  variants,
} from './records/products.ts';
import { promotions } from './records/promotions.ts';
import { customerGroups, domains, salesChannel } from './records/sales-channel.ts';
import { type Step, step } from './step.ts';
import type { Target } from './target.ts';

/** The custom fields `kontor_*`, which any shop can use. */
export function customFieldStep(): Step {
  return step('Custom fields', 'custom_field_set', customFieldSets());
}

/**
 * All records of the demo shop, ordered so that references exist. Ids are derived from keys, so the plan of a target never
 * changes. SEO paths precede domains, because Shopware creates paths for sales channels with a domain.
 */
export function plan(target: Target): readonly Step[] {
  return [
    ...basics(target),
    // A demo shop without identity represents a shop without custom fields.
    ...(demo.identity === undefined ? [] : [customFieldStep()]),
    ...media(target),
    step('Properties', 'property_group', propertyGroups(target)),
    step('Manufacturers', 'product_manufacturer', manufacturers(target)),
    ...checkout(target),
    step('Layouts', 'cms_page', layouts(target)),
    step('Categories', 'category', categories(target)),
    step('Sales channel', 'sales_channel', [salesChannel(target)]),
    step('Customer groups', 'customer_group', customerGroups(target)),
    step('SEO paths', 'seo_url', seoPaths(target)),
    step('Domains', 'sales_channel_domain', domains(target)),
    step('Products', 'product', parents(target)),
    step('Variants', 'product', variants(target)),
    step('Cross-selling', 'product_cross_selling', crossSellings(target)),
    step('Reviews', 'product_review', reviews(target)),
    step('Promotions', 'promotion', promotions(target)),
    step('Landing pages', 'landing_page', landingPages(target)),
  ];
}
