import { categories } from './categories.ts';
import { checkoutSteps } from './checkout-steps.ts';
import { customFieldSets } from './custom-fields.ts';
import { demo } from './demo.ts';
import { groundSteps } from './ground-steps.ts';
import { layouts } from './layouts.ts';
import { mediaSteps } from './media-steps.ts';
import { landingPages, seoPaths } from './paths.ts';
import { crossSellings, reviews } from './product-relations.ts';
import { parents, variants } from './products.ts';
import { promotions } from './promotions.ts';
import { manufacturers, propertyGroups } from './properties.ts';
import { customerGroups, domains, salesChannel } from './sales-channel.ts';
import { own, type Step } from './step.ts';
import type { Surroundings } from './surroundings.ts';

/** The custom fields by which a Shopware knows more of its shop; they need nothing of the demo shop. */
export function fieldStep(): Step {
  return own('Custom fields', 'custom_field_set', customFieldSets());
}

/**
 * Everything that makes the demo shop, in an order in which each entity refers only to what is there. Ids are derived
 * from the keys of the catalogue, so the same surroundings always give the same plan. SEO paths come before what they
 * lead to, so that Shopware finds them when it would make its own.
 */
export function plan(around: Surroundings): readonly Step[] {
  return [
    ...groundSteps(around),
    // A shop that says nothing of itself is one on which nobody has set up the fields.
    ...(demo.identity === undefined ? [] : [fieldStep()]),
    ...mediaSteps(around),
    own('Properties', 'property_group', propertyGroups(around)),
    own('Manufacturers', 'product_manufacturer', manufacturers(around)),
    ...checkoutSteps(around),
    own('Layouts', 'cms_page', layouts(around)),
    own('Categories', 'category', categories(around)),
    own('Sales channel', 'sales_channel', [salesChannel(around)]),
    own('Groups of customers', 'customer_group', customerGroups(around)),
    own('SEO paths', 'seo_url', seoPaths(around)),
    own('Addresses', 'sales_channel_domain', domains(around)),
    own('Products', 'product', parents(around)),
    own('Variants', 'product', variants(around)),
    own('Cross-selling', 'product_cross_selling', crossSellings(around)),
    own('Reviews', 'product_review', reviews(around)),
    own('Promotions', 'promotion', promotions(around)),
    own('Landing pages', 'landing_page', landingPages(around)),
  ];
}
