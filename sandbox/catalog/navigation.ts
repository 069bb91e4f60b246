import { type Call, param } from '../server/call.ts';
import { isTruthy, toNumber } from '../server/criteria.ts';
import { failure } from '../server/errors.ts';
import type { Entity } from '../shop/entity.ts';
import { categoryEntity } from './category-entity.ts';
import { type CategoryRecord, categoryId } from './category-index.ts';

const ALIASES: Readonly<Record<string, string>> = {
  'main-navigation': categoryId('root'),
  'footer-navigation': categoryId('footer'),
  'service-navigation': categoryId('service'),
};

/**
 * /store-api/navigation/{activeId}/{rootId}: the children of the root, as a tree or flat
 * (recordings 011, 012); hidden ones are left out of the tree only (639, 640).
 * @throws CONTENT__CATEGORY_NOT_FOUND for an unknown root
 */
export function navigation(call: Call): Entity[] {
  const wanted = param(call, 'rootId');
  const root = call.shop.categories.byId(ALIASES[wanted] ?? wanted);
  if (root === undefined) {
    throw failure(404, 'CONTENT__CATEGORY_NOT_FOUND', `Category "${wanted}" not found.`, {
      categoryId: wanted,
    });
  }
  const depth = Math.max(1, toNumber(call.body['depth'] ?? call.query['depth'], 2));
  const flat = call.body['buildTree'] !== undefined && !isTruthy(call.body['buildTree']);
  return flat ? flatten(call, root, depth) : tree(call, root, depth);
}

function tree(call: Call, category: CategoryRecord, depth: number): Entity[] {
  if (depth < 1) return [];
  return category.children
    .filter(({ demo }) => demo.hidden !== true)
    .map((child) => categoryEntity(call.shop, child, call.view, tree(call, child, depth - 1)));
}

function flatten(call: Call, category: CategoryRecord, depth: number): Entity[] {
  if (depth < 1) return [];
  return category.children.flatMap((child) => [
    categoryEntity(call.shop, child, call.view),
    ...flatten(call, child, depth - 1),
  ]);
}
