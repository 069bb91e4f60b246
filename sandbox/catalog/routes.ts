import { contentCategory } from '../content/category-page.ts';
import { productPage } from '../content/product-page.ts';
import { type Call, idParam, param } from '../server/call.ts';
import { parseCriteria } from '../server/criteria.ts';
import { entityReader, searchResult, select } from '../server/entity-list.ts';
import { failure, missingParameter } from '../server/errors.ts';
import type { Router } from '../server/router.ts';
import type { Entity } from '../shop/entity.ts';
import { categoryId } from '../shops/derive/ids.ts';
import { productAggregations } from './aggregation.ts';
import { breadcrumb } from './breadcrumb.ts';
import { categoryList } from './category-list.ts';
import { crossSelling } from './cross-selling.ts';
import { findVariant } from './find-variant.ts';
import { productListing } from './listing.ts';
import { navigation } from './navigation.ts';
import { productEntity } from './product-entity.ts';
import { productReader } from './product-field.ts';
import { isParent } from './product-record.ts';
import { reviewEntities } from './review.ts';
import { listReviews } from './review-list.ts';
import { seoUrls, sitemap } from './seo-url.ts';
import { writeReview } from './write-review.ts';

function listing(call: Call): Entity {
  const id = idParam(call, 'categoryId');
  if (call.shop.categories.byId(id) === undefined) {
    throw failure(404, 'PRODUCT__CATEGORY_NOT_FOUND', `Could not find category with id "${id}"`, {
      entity: 'category',
      field: 'id',
      value: id,
    });
  }
  const products = call.shop.products.listable().filter((product) => product.categoryTree.includes(id));
  return productListing(
    call.shop,
    { products, search: false, current: { before: { navigationId: id } } },
    call.body,
    call.view,
  );
}

/** Only /search names the term in `currentFilters`. */
function search(suggest: boolean): (call: Call) => Entity {
  return (call) => {
    const term = String(call.body['search'] ?? call.query['search'] ?? '').trim();
    if (term === '') throw missingParameter('search');
    const products = call.shop.search.find(term, call.view.lang);
    const source = { products, search: true, current: suggest ? {} : { after: { search: term } } };
    return productListing(call.shop, source, call.body, call.view);
  };
}

function productList(call: Call): Entity {
  const criteria = parseCriteria(call.body);
  const read = productReader(call.shop, call.view);
  const all = call.shop.products.all.filter((product) => product.active);
  const visible =
    criteria.ids === null ? all.filter((product) => !isParent(product) || criteria.filters.length > 0) : all;
  const { page, found, total } = select(visible, criteria, read, (product) => product.id);
  const aggregations = productAggregations(call.shop, call.body['aggregations'], found, read, call.view);
  return searchResult(
    'product',
    page.map((product) => productEntity(call.shop, product, call.view)),
    total,
    criteria,
    Object.keys(aggregations).length > 0 ? aggregations : [],
  );
}

function reviews(call: Call): Entity {
  const product = call.shop.products.byId(idParam(call, 'productId'));
  return listReviews(
    product === undefined ? [] : reviewEntities(call.shop, product, call.session.customerId ?? undefined),
    call,
    entityReader('product_review'),
  );
}

export function addCatalogRoutes(router: Pick<Router, 'add'>): void {
  router.add('GET|POST', '/navigation/:activeId/:rootId', navigation);
  router.add('GET|POST', '/category', (call) => categoryList(call));
  router.add('GET|POST', '/category/:navigationId', (call) =>
    contentCategory(
      call,
      param(call, 'navigationId') === 'home' ? categoryId('root') : idParam(call, 'navigationId'),
    ),
  );
  router.add('GET|POST', '/product-listing/:categoryId', listing);
  router.add('GET|POST', '/search', search(false));
  router.add('GET|POST', '/search-suggest', search(true));
  router.add('GET|POST', '/product', productList);
  router.add('GET|POST', '/product/:productId', productPage);
  router.add('GET|POST', '/product/:productId/cross-selling', crossSelling);
  router.add('GET|POST', '/product/:productId/reviews', reviews);
  router.add('POST', '/product/:productId/review', writeReview);
  router.add('GET|POST', '/product/:productId/find-variant', findVariant);
  router.add('GET|POST', '/breadcrumb/:id', breadcrumb);
  router.add('GET|POST', '/seo-url', seoUrls);
  router.add('GET', '/sitemap', sitemap);
}
