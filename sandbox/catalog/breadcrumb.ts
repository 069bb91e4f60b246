import { type Call, param } from '../server/call.ts';
import { failure, plainFailure } from '../server/errors.ts';
import type { Entity } from '../shop/entity.ts';
import { ancestry } from '../shops/derive/category-tree.ts';
import { isId } from '../shops/derive/ids.ts';
import { categoryEntity } from './category-entity.ts';

/** Categories above a product, or with `?type=category` down to one (cases 065, 673). */
export function breadcrumb(call: Call): Entity {
  const id = param(call, 'id');
  if (!isId(id)) {
    call.reply.token = '';
    throw plainFailure(404, `No route found for "GET ${call.origin}/store-api/breadcrumb/${id}"`);
  }
  const { categories, products, seo } = call.shop;
  const isCategory = call.query['type'] === 'category' || products.byId(id) === undefined;
  const category = categories.byId(isCategory ? id : (products.byId(id)?.categoryIds[0] ?? ''));
  if (category === undefined) {
    throw isCategory
      ? failure(404, 'CONTENT__CATEGORY_NOT_FOUND', `Category "${id}" not found.`, { categoryId: id })
      : failure(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${id} not found.`, { productId: id });
  }
  const { lang } = call.view;
  const breadcrumbs = ancestry(category)
    .slice(1)
    .map((ancestor) => {
      const path = seo.byKey(ancestor.id, lang);
      return {
        name: ancestor.demo.name[lang],
        categoryId: ancestor.id,
        type: ancestor.demo.type ?? 'page',
        translated: categoryEntity(call.shop, ancestor, call.view)['translated'],
        path: path?.path ?? '',
        seoUrls: path === undefined ? [] : [{ id: path.id, pathInfo: path.pathInfo, seoPathInfo: path.path }],
        apiAlias: 'breadcrumb',
      };
    });
  return { breadcrumbs, apiAlias: 'breadcrumb_collection' };
}
