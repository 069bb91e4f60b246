import { type Call, hasAssociation, idParam, param, type Routes } from '../protocol/call.ts';
import { fieldOf, parseCriteria, searchResult, select, toNumber } from '../protocol/criteria.ts';
import { categoryNotFound, checkedId, failure, productNotFound } from '../protocol/errors.ts';
import { categoryEntity, categoryTree, seoUrlEntities, seoUrlEntity } from '../rules/catalog/entities.ts';
import { productEntity } from '../rules/catalog/products.ts';
import { cmsPage, layoutByKey } from '../rules/content/layout.ts';
import { mediaEntity, uploadEntity } from '../rules/media.ts';
import { demo } from '../shops/demo.ts';
import { type CategoryRecord, layoutOf } from '../shops/derive/catalogue.ts';
import { categoryId, idOf, mediaId } from '../shops/derive/ids.ts';
import { isObject } from '../shops/shape.ts';
import { type Entity, entity, objectsIn } from '../state/entity.ts';
import { isParent } from '../state/products.ts';

/** @throws CONTENT__CATEGORY_NOT_FOUND, also for folders and links (cases 646–648) */
function categoryPage(call: Call, id: string): Entity {
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
function layoutPage(call: Call, id: string): Entity {
  const layout = demo.layouts.find(({ key }) => idOf('layout', key) === id);
  if (layout === undefined) throw failure(404, 'CONTENT__CMS_PAGE_NOT_FOUND');
  return cmsPage(call, layout, {});
}

/** @throws CONTENT__LANDING_PAGE_NOT_FOUND */
function landingPage(call: Call, id: string): Entity {
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
function productPage(call: Call, id: string): Entity {
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

const MENUS: Readonly<Record<string, string>> = {
  'main-navigation': categoryId('root'),
  'footer-navigation': categoryId('footer'),
  'service-navigation': categoryId('service'),
};

/**
 * One level more than requested (011); 204 for a menu without a category.
 * @throws CONTENT__CATEGORY_NOT_FOUND
 */
function navigation(call: Call): Entity[] | undefined {
  const { shop, view, body } = call;
  const name = param(call, 'rootId');
  const isSideMenu = name === 'footer-navigation' || name === 'service-navigation';
  if (isSideMenu && !shop.switches.otherMenus) return undefined;
  const rootId = checkedId(MENUS[name] ?? name);
  const root = shop.categories.byId(rootId);
  if (root === undefined) throw categoryNotFound();
  return categoryTree(shop, root, view, Math.max(1, toNumber(body['depth'], 2)) + 1);
}

/** Entities are built for the page only, because a shop can have thousands of categories. */
function categories({ shop, view, body }: Call): Entity {
  const read = (category: CategoryRecord, field: string): unknown => {
    if (field === 'id') return category.id;
    if (field === 'parentId') return category.parent?.id ?? null;
    if (field === 'active') return true;
    if (field === 'type') return category.demo.type ?? 'page';
    if (field.startsWith('customFields.')) return category.demo.customFields[field.split('.')[1] ?? ''];
    return fieldOf(categoryEntity(shop, category, view), field, 'category');
  };
  const criteria = parseCriteria(body);
  const { page, total } = select(shop.categories.all, criteria, read);
  const elements = page.map((category) => categoryEntity(shop, category, view));
  return searchResult(elements, total, criteria);
}

/** In the language of the request (cases 655–672). */
function seoUrls({ shop, view, body }: Call): Entity {
  const paths = shop.seo.all.filter(({ lang, isCanonical }) => lang === view.lang && isCanonical === true);
  const criteria = parseCriteria(body);
  const { page, total } = select(paths, criteria, (path, field) => {
    if (field === 'foreignKey' || field === 'seoPathInfo') return path[field];
    return fieldOf(seoUrlEntity(path), field, 'seo_url');
  });
  return searchResult(page.map(seoUrlEntity), total, criteria);
}

function media({ shop, body, view }: Call): Entity[] {
  const ids = Array.isArray(body['ids']) ? body['ids'].map(String) : [];
  const pictures = new Map([...demo.pictures.keys()].map((key) => [mediaId(key), key]));
  return ids.map(checkedId).flatMap((id) => {
    const picture = pictures.get(id);
    if (picture !== undefined) return [mediaEntity(picture, picture, view)];
    const file = shop.files.get(id);
    return file === undefined ? [] : [uploadEntity(file, view.origin)];
  });
}

/** As in 6.7: English in every language. */
function cookieGroups(): Entity {
  const elements = demo.salesChannel.cookieGroups.map(({ name, description, required, entries }) => ({
    isRequired: required === true,
    name,
    ...(description && { description }),
    entries: entries.map((entry) => ({
      cookie: entry.cookie,
      name: entry.name,
      hidden: entry.hidden === true,
      ...(entry.days !== undefined && { value: '1', expiration: entry.days }),
      apiAlias: 'cookie_entry',
    })),
    apiAlias: 'cookie_group',
  }));
  return { elements, hash: idOf('cookie-groups', JSON.stringify(elements)), apiAlias: 'cookie_groups_hash' };
}

export const CONTENT_ROUTES: Routes = {
  'POST /navigation/:activeId/:rootId': navigation,
  'POST /category': categories,
  'POST /category/:id': (call) =>
    categoryPage(call, param(call, 'id') === 'home' ? categoryId('root') : idParam(call, 'id')),
  'POST /cms/:id': (call) => layoutPage(call, idParam(call, 'id')),
  'POST /landing-page/:id': (call) => landingPage(call, idParam(call, 'id')),
  'POST /product/:productId': (call) => productPage(call, idParam(call, 'productId')),
  'POST /seo-url': seoUrls,
  'POST /media': media,
  'GET /cookie-groups': cookieGroups,
};
