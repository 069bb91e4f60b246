import { categoryEntity } from '../catalog/category-entity.ts';
import { configurator } from '../catalog/configurator.ts';
import { crossSellingInLayout } from '../catalog/cross-selling.ts';
import { productEntity } from '../catalog/product-entity.ts';
import { isParent } from '../catalog/product-record.ts';
import { type Call, idParam } from '../server/call.ts';
import { failure } from '../server/errors.ts';
import { demo } from '../shop/demo.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import { cmsPage } from './cms-page.ts';

/**
 * A parent answers as its first variant (case 035). Paths come only as an association (680): with `sw-include-seo-urls` the copy
 * in the layout has them (040). @throws CONTENT__PRODUCT_NOT_FOUND, also for an inactive one (686)
 */
export function productPage(call: Call): Entity {
  const { shop, view } = call;
  const id = idParam(call, 'productId');
  const requested = shop.products.byId(id);
  const product =
    requested !== undefined && isParent(requested)
      ? requested.children.find(({ active }) => active)
      : requested;
  if (product === undefined || !product.active) {
    throw failure(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${id} not found.`, { productId: id });
  }
  const layout = demo.layouts.find(({ key }) => key === (product.demo.layout ?? 'product'));
  const main = shop.categories.byId(product.categoryIds[0] ?? '');
  const entity = productEntity(shop, product, { ...view, seoUrls: isAssociated(call, 'seoUrls') });
  return {
    product: {
      ...entity,
      media: view.wants('product', 'media') ? picturesOf(call, entity) : null,
      seoCategory:
        main !== undefined && view.wants('product', 'seoCategory') ? categoryEntity(shop, main, view) : null,
      crossSellings: null,
      cmsPage:
        layout !== undefined && view.wants('product', 'cmsPage')
          ? cmsPage(call, layout, { product, crossSelling: () => crossSellingInLayout(shop, product, view) })
          : null,
    },
    configurator: configurator(call, product),
    apiAlias: 'product_detail',
  };
}

/** From 6.7 on Shopware leaves the picture itself out unless it is asked for. */
function picturesOf({ shop, body }: Call, { media }: Entity): unknown {
  const { associations } = body;
  const asked = isObject(associations) && isObject(associations['media']) ? associations['media'] : {};
  const isAsked = isObject(asked['associations']) && asked['associations']['media'] !== undefined;
  if (shop.switches.autoloads || isAsked || !Array.isArray(media)) return media;
  return media.map((one: Entity) => ({ ...one, media: null }));
}

function isAssociated({ body }: Call, name: string): boolean {
  const { associations } = body;
  return isObject(associations) && associations[name] !== undefined;
}
