import { type Call, hasAssociation } from '../../protocol/call.ts';
import { categoryNotFound, failure, productNotFound } from '../../protocol/errors.ts';
import { demo } from '../../shops/demo.ts';
import { layoutOf } from '../../shops/derive/category-tree.ts';
import { idOf } from '../../shops/derive/ids.ts';
import { type Entity, entity, isObject, objectsIn } from '../../state/entity.ts';
import { isParent } from '../../state/products.ts';
import { categoryEntity, seoUrlEntities } from '../catalog/categories.ts';
import { productEntity } from '../catalog/products.ts';
import { cmsPage, layoutByKey } from './layout.ts';

/** @throws CONTENT__CATEGORY_NOT_FOUND, also for folders and links (cases 646–648) */
export function categoryPage(call: Call, id: string): Entity {
  const { shop, view } = call;
  const category = shop.categories.byId(id);
  if (category === undefined || category.demo.type === 'folder' || category.demo.type === 'link')
    throw categoryNotFound();
  const layout = view.wants('category', 'cmsPage') ? layoutByKey(layoutOf(category)) : undefined;
  return {
    ...categoryEntity(shop, category, view),
    cmsPage: layout === undefined ? null : cmsPage(call, layout, { category }),
  };
}

/** @throws CONTENT__CMS_PAGE_NOT_FOUND */
export function layoutPage(call: Call, id: string): Entity {
  const layout = demo.layouts.find(({ key }) => idOf('layout', key) === id);
  if (layout === undefined) throw failure(404, 'CONTENT__CMS_PAGE_NOT_FOUND');
  return cmsPage(call, layout, {});
}

/** @throws CONTENT__LANDING_PAGE_NOT_FOUND */
export function landingPage(call: Call, id: string): Entity {
  const { shop, view } = call;
  const found = demo.landingPages.find(({ key }) => idOf('landing-page', key) === id);
  const layout = layoutByKey(found?.layout ?? '');
  if (found === undefined || layout === undefined || shop.isInactive('landing-page', id))
    throw failure(404, 'CONTENT__LANDING_PAGE_NOT_FOUND');
  const { lang } = view;
  const texts = {
    name: found.name[lang],
    metaTitle: found.name[lang],
    metaDescription: found.description[lang],
    keywords: null,
    url: found.url[lang],
  };
  const seoUrls = view.seoUrls ? seoUrlEntities(shop, id, lang) : null;
  return entity('landing_page', id, {
    ...texts,
    active: true,
    cmsPage: cmsPage(call, layout, {}),
    seoUrls,
    translated: texts,
  });
}

/**
 * A parent answers as its first variant (case 035). Paths need an association (680); with `sw-include-seo-urls` products in
 * the layout have them (040). @throws CONTENT__PRODUCT_NOT_FOUND, also for an inactive one (686)
 */
export function productPage(call: Call, id: string): Entity {
  const { shop, view, body } = call;
  const found = shop.products.byId(id);
  const product = found && isParent(found) ? found.children.find(({ active }) => active) : found;
  if (product === undefined || !product.active) throw productNotFound();
  const layout = view.wants('product', 'cmsPage') ? layoutByKey(product.demo.layout ?? 'product') : undefined;
  const built = productEntity(shop, product, { ...view, seoUrls: hasAssociation(body, 'seoUrls') });
  return {
    product: {
      ...built,
      media: view.wants('product', 'media') ? withPictures(call, built['media']) : null,
      cmsPage: layout === undefined ? null : cmsPage(call, layout, { product }),
    },
    apiAlias: 'product_detail',
  };
}

/** From 6.7 on the picture of a `product_media` needs an association. */
function withPictures({ shop, body }: Call, media: unknown): unknown {
  const { associations } = body;
  const nested = isObject(associations) && isObject(associations['media']) ? associations['media'] : {};
  if (shop.switches.autoloads || hasAssociation(nested, 'media')) return media;
  return objectsIn(media).map((one) => ({ ...one, media: null }));
}
