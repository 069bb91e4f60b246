import { seoUrlEntity } from '../catalog/seo-index.ts';
import { orderEntity } from '../checkout/order-entity.ts';
import { isVisible, PRIVATE_FOLDER_ID } from '../media/uploaded-media.ts';
import { type Criteria, parseCriteria } from '../server/criteria.ts';
import { entityReader, select } from '../server/entity-list.ts';
import { FieldSelection } from '../server/includes.ts';
import { CHF } from '../session/currency.ts';
import { SALES_CHANNEL_ID } from '../session/sales-channel-id.ts';
import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { idOf, paymentMethodId } from '../shops/derive/ids.ts';
import type { AdminCall, AdminRoute } from './admin-route.ts';
import { adminMedia } from './media.ts';
import { adminReview } from './reviews.ts';
import { snippetSets, snippets } from './snippets.ts';

const VIEW: View = {
  lang: 'de',
  currency: CHF,
  taxState: 'gross',
  group: '',
  origin: '',
  seoUrls: false,
  wants: () => true,
};

/** Maximum and default (case 827). */
const ADMIN_LIMIT = 500;

function admin(source: Entity): Entity {
  return { extensions: {}, _uniqueIdentifier: source['id'], versionId: null, ...source };
}

/** The use "download of products" with its folder, which searches hide because it is private (case 840). */
function defaultFolder(): Entity {
  const id = idOf('media-default-folder', 'product_download');
  const folder = admin(
    entity('media_folder', PRIVATE_FOLDER_ID, {
      name: 'Product downloads',
      parentId: null,
      defaultFolderId: id,
      useParentConfiguration: false,
      childCount: 0,
      media: null,
    }),
  );
  return admin(entity('media_default_folder', id, { entity: 'product_download', folder }));
}

/** @param criteria those that a search may look at, to build no entity that it drops */
type Searchable = (shop: Shop, origin: string, criteria: Criteria) => readonly Entity[];

const SEARCHABLE: Readonly<Record<string, Searchable>> = {
  'seo-url': (shop, _origin, { filters }) =>
    pathsFor(shop, filters).map((path) => ({
      ...seoUrlEntity(path),
      versionId: null,
      salesChannel: null,
      language: null,
    })),
  customer: (shop) =>
    shop.customers
      .all()
      .map(({ id, password: _password, addresses: _addresses, ...fields }) =>
        admin(entity('customer', id, { ...fields, salesChannelId: SALES_CHANNEL_ID, addresses: null })),
      ),
  'product-review': (shop) => shop.reviews.all().map((review) => admin(adminReview(review))),
  media: (shop, origin) =>
    shop.files
      .all()
      .filter(isVisible)
      .map((file) => adminMedia(file, origin)),
  product: (shop) =>
    shop.products.all.map(({ id, number, stock, active }) =>
      admin(entity('product', id, { productNumber: number, stock, active })),
    ),
  category: (shop) => shop.categories.all.map(({ id }) => admin(entity('category', id, {}))),
  'app-payment-method': ({ catalogue, switches }, origin) =>
    catalogue.paymentMethods
      .filter(({ handler }) => handler === 'asynchronous')
      .map(({ key }) =>
        admin(
          entity('app_payment_method', idOf('app-payment-method', key), {
            appName: 'Acme',
            identifier: key,
            payUrl: switches.appsPayOffline ? null : `${origin}/_pay`,
            paymentMethodId: paymentMethodId(key),
          }),
        ),
      ),
  'landing-page': () =>
    demo.landingPages.map(({ key }) => admin(entity('landing_page', idOf('landing-page', key), {}))),
  'media-folder': () => [],
  'media-default-folder': () => [defaultFolder()],
  'snippet-set': snippetSets,
  snippet: snippets,
  'customer-recovery': (shop) =>
    shop.recoveries
      .all()
      .map(({ id, ...fields }) => admin(entity('customer_recovery', id, { ...fields, customer: null }))),
  'newsletter-recipient': (shop) =>
    shop.recipients.all().map(({ id, ...fields }) =>
      admin(
        entity('newsletter_recipient', id, {
          ...fields,
          title: null,
          zipCode: null,
          city: null,
          street: null,
          salutationId: null,
          salutation: null,
          language: null,
          salesChannelId: SALES_CHANNEL_ID,
          salesChannel: null,
          tags: null,
        }),
      ),
    ),
  order: (shop) => shop.orders.all().map((order) => admin(orderEntity({ shop, view: VIEW }, order))),
  'sales-channel': (shop) => [
    admin(
      entity('sales_channel', SALES_CHANNEL_ID, {
        active: !shop.switches.inactive,
        maintenance: shop.switches.maintenance,
        maintenanceIpWhitelist: null,
      }),
    ),
  ],
};

function pathsFor({ seo }: Shop, filters: Criteria['filters']) {
  for (const filter of filters)
    if (filter.type === 'equals' && filter.field === 'foreignKey') return seo.ofKey(String(filter.value));
  return seo.all;
}

/** Cases 176, 410, 432, 602, 665, 803; undefined for an unsupported entity. */
function search({ shop, body, params, origin }: AdminCall): unknown {
  const name = params['entity'] ?? '';
  const criteria = parseCriteria(body, ADMIN_LIMIT, ADMIN_LIMIT);
  const entities = (SEARCHABLE[name]?.(shop, origin, criteria) ?? []).map((item) => {
    const updatedAt = shop.changedAt.get(String(item['id']));
    return updatedAt === undefined ? item : { ...item, updatedAt };
  });
  const { page, total } = select(
    entities,
    criteria,
    entityReader(name.replaceAll('-', '_')),
    (item) => item['id'],
  );
  return new FieldSelection(body).apply({ total, data: page, aggregations: [] });
}

export const SEARCH_ROUTES: readonly AdminRoute[] = [
  {
    method: 'POST',
    path: `/search/:entity(^(?:${Object.keys(SEARCHABLE).join('|')})$)`,
    handle: search,
  },
];
