import { type Call, idParam, type Routes, textOf } from '../protocol/call.ts';
import { fieldOf, parseCriteria, searchResult, select, toNumber } from '../protocol/criteria.ts';
import { blank, failure, productNotFound, refuse, type Violation, wrongLength } from '../protocol/errors.ts';
import { accountOf } from '../rules/account/customers.ts';
import { aggregate, productListing, productsIn } from '../rules/catalog/listing.ts';
import { crossSellings, productEntity, productReader, reviewEntities } from '../rules/catalog/products.ts';
import { searchProducts } from '../rules/catalog/search.ts';
import { type Entity, newId, stamp } from '../state/entity.ts';
import { isParent } from '../state/products.ts';

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
function writeReview(call: Call): void {
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
  shop.reviews.set(id, {
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
}

function crossSelling(call: Call): Entity[] {
  const product = call.shop.products.byId(idParam(call, 'productId'));
  return product === undefined ? [] : crossSellings(call.shop, product, call.view);
}

export const CATALOG_ROUTES: Routes = {
  'POST /product-listing/:categoryId': listing,
  'POST /search': search,
  'POST /search-suggest': search,
  'POST /product': products,
  'POST /product/:productId/cross-selling': crossSelling,
  'POST /product/:productId/reviews': reviews,
  'POST /product/:productId/review': writeReview,
};
