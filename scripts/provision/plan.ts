import type { Shop } from '../../sandbox/shop/shop.ts';
import { categories } from './categories.ts';
import { checkoutSteps } from './checkout-steps.ts';
import { customFieldSets } from './custom-fields.ts';
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

/**
 * Everything that makes the demo shop, in an order in which each entity refers only to what is there. Ids are derived
 * from the keys of the catalogue, so the same surroundings always give the same plan. SEO paths come before what they
 * lead to, so that Shopware finds them when it would make its own.
 */
export function plan(around: Surroundings, shop: Shop): readonly Step[] {
  return [
    ...groundSteps(around),
    own('Custom fields', 'custom_field_set', customFieldSets()),
    ...mediaSteps(around, shop),
    own('Properties', 'property_group', propertyGroups(around, shop)),
    own('Manufacturers', 'product_manufacturer', manufacturers(around, shop)),
    ...checkoutSteps(around, shop),
    own('Layouts', 'cms_page', layouts(around, shop)),
    own('Categories', 'category', categories(around, shop)),
    own('Sales channel', 'sales_channel', [salesChannel(around, shop)]),
    own('Groups of customers', 'customer_group', customerGroups(around)),
    own('SEO paths', 'seo_url', seoPaths(around, shop)),
    own('Addresses', 'sales_channel_domain', domains(around)),
    own('Products', 'product', parents(around, shop)),
    own('Variants', 'product', variants(around, shop)),
    own('Cross-selling', 'product_cross_selling', crossSellings(around, shop)),
    own('Reviews', 'product_review', reviews(around, shop)),
    own('Promotions', 'promotion', promotions(around, shop)),
    own('Landing pages', 'landing_page', landingPages(around)),
  ];
}
