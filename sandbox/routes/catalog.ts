import { type Call, idParam, param, type Routes, textOf } from '../protocol/call.ts';
import { fieldOf, parseCriteria, searchResult, select, toNumber } from '../protocol/criteria.ts';
import {
  blank,
  categoryNotFound,
  checkedId,
  failure,
  productNotFound,
  refuse,
  type Violation,
  wrongLength,
} from '../protocol/errors.ts';
import { accountOf } from '../rules/account/customers.ts';
import { aggregate } from '../rules/catalog/aggregations.ts';
import { categoryEntity, categoryTree, seoUrlEntity } from '../rules/catalog/categories.ts';
import { productListing, productsIn } from '../rules/catalog/listing.ts';
import { crossSellings, productEntity, productReader, reviewEntities } from '../rules/catalog/products.ts';
import { searchProducts } from '../rules/catalog/search.ts';
import { categoryPage, landingPage, layoutPage, productPage } from '../rules/content/pages.ts';
import { mediaEntity, uploadEntity } from '../rules/media.ts';
import { demo } from '../shops/demo.ts';
import type { CategoryRecord } from '../shops/derive/category-tree.ts';
import { categoryId, idOf, mediaId } from '../shops/derive/ids.ts';
import { type Entity, newId, stamp } from '../state/entity.ts';
import { isParent } from '../state/products.ts';

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
    if (field.startsWith('customFields.')) return category.demo.customFields?.[field.split('.')[1] ?? ''];
    return fieldOf(categoryEntity(shop, category, view), field, 'category');
  };
  const criteria = parseCriteria(body);
  const { page, total } = select(shop.categories.all, criteria, read);
  const elements = page.map((category) => categoryEntity(shop, category, view));
  return searchResult(elements, total, criteria);
}

/** In the language of the request (cases 655–672). */
function seoUrls({ shop, view, body }: Call): Entity {
  const paths = shop.seo.all.filter(({ lang, canonical }) => lang === view.lang && canonical === true);
  const criteria = parseCriteria(body);
  const { page, total } = select(paths, criteria, (path, field) => {
    if (field === 'foreignKey') return path.foreignKey;
    if (field === 'seoPathInfo') return path.path;
    return fieldOf(seoUrlEntity(path), field, 'seo_url');
  });
  return searchResult(page.map(seoUrlEntity), total, criteria);
}

function listing(call: Call): Entity {
  const id = idParam(call, 'categoryId');
  const { shop, body, view } = call;
  if (shop.categories.byId(id) === undefined) throw failure(404, 'PRODUCT__CATEGORY_NOT_FOUND');
  return productListing(shop, productsIn(shop, id), body, view);
}

function search({ shop, body, view }: Call): Entity {
  const term = textOf(body, 'search');
  if (term === null) throw failure(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER');
  return productListing(shop, searchProducts(shop, term, view.lang), body, view, true);
}

function products({ shop, body, view }: Call): Entity {
  const criteria = parseCriteria(body);
  const read = productReader(shop, view);
  const hidesParents = criteria.ids === null && criteria.filters.length === 0;
  const candidates = shop.products.all.filter(
    (product) => product.active && !(hidesParents && isParent(product)),
  );
  const { page, found, total } = select(candidates, criteria, read);
  const elements = page.map((product) => productEntity(shop, product, view));
  return searchResult(elements, total, criteria, aggregate(body['aggregations'], found, read));
}

/** Aggregations ignore post-filters (cases 045, 703). */
function reviews(call: Call): Entity {
  const { shop, body, session } = call;
  const product = shop.products.byId(idParam(call, 'productId'));
  const entities = product === undefined ? [] : reviewEntities(shop, product, session.customerId);
  const criteria = parseCriteria(body, 10);
  const read = (review: Entity, field: string) => fieldOf(review, field, 'product_review');
  const { page, found, total } = select(entities, criteria, read);
  return searchResult(page, total, criteria, aggregate(body['aggregations'], found, read));
}

const SHORTEST = { title: 5, content: 40 } as const;

/** Pending until staff accept it; a customer may write several (cases 046, 159, 881–887). */
function writeReview(call: Call): undefined {
  const { shop, body, language } = call;
  const customer = accountOf(call);
  const productId = idParam(call, 'productId');
  const text = (name: 'title' | 'content'): Violation[] => {
    const value = textOf(body, name);
    if (value === null) return [blank(`/${name}`)];
    return value.length < SHORTEST[name] ? [wrongLength('SHORT', `/${name}`, value, SHORTEST[name])] : [];
  };
  refuse([...text('title'), ...text('content')]);
  const product = shop.products.byId(productId);
  if (product === undefined) throw productNotFound();
  const id = newId();
  shop.reviews.put(id, {
    id,
    productId: shop.products.parentOf(product).id,
    customerId: customer.id,
    languageId: language.id,
    points: toNumber(body['points'], 1),
    title: textOf(body, 'title') ?? '',
    content: textOf(body, 'content') ?? '',
    author: textOf(body, 'name') ?? customer.firstName,
    createdAt: stamp(),
    status: false,
    comment: null,
  });
  return undefined;
}

function crossSelling(call: Call): Entity[] {
  const product = call.shop.products.byId(idParam(call, 'productId'));
  return product === undefined ? [] : crossSellings(call.shop, product, call.view);
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

/** As in 6.7. */
function cookieGroups({ view }: Call): Entity {
  const { lang } = view;
  const elements = demo.salesChannel.cookieGroups.map(({ name, description, required, entries }) => ({
    isRequired: required === true,
    name: name[lang],
    ...(description && { description: description[lang] }),
    entries: entries.map((entry) => ({
      cookie: entry.cookie,
      name: entry.name[lang],
      hidden: entry.hidden === true,
      ...(entry.days !== undefined && { value: '1', expiration: entry.days }),
      apiAlias: 'cookie_entry',
    })),
    apiAlias: 'cookie_group',
  }));
  return { elements, hash: idOf('cookie-groups', JSON.stringify(elements)), apiAlias: 'cookie_groups_hash' };
}

export const CATALOG_ROUTES: Routes = {
  'POST /navigation/:activeId/:rootId': navigation,
  'POST /category': categories,
  'POST /category/:id': (call) =>
    categoryPage(call, param(call, 'id') === 'home' ? categoryId('root') : idParam(call, 'id')),
  'POST /cms/:id': (call) => layoutPage(call, idParam(call, 'id')),
  'POST /landing-page/:id': (call) => landingPage(call, idParam(call, 'id')),
  'POST /product-listing/:categoryId': listing,
  'POST /search': search,
  'POST /search-suggest': search,
  'POST /product': products,
  'POST /product/:productId': (call) => productPage(call, idParam(call, 'productId')),
  'POST /product/:productId/cross-selling': crossSelling,
  'POST /product/:productId/reviews': reviews,
  'POST /product/:productId/review': writeReview,
  'POST /seo-url': seoUrls,
  'POST /media': media,
  'GET /cookie-groups': cookieGroups,
};
