import { type Call, param } from '../server/call.ts';
import { isTruthy, toNumber } from '../server/criteria.ts';
import { failure, invalidUuid, plainFailure, type ShopwareError } from '../server/errors.ts';
import type { Entity } from '../shop/entity.ts';
import { isHexId } from '../shop/ids.ts';
import type { CategoryRecord } from '../shops/derive/category-tree.ts';
import { categoryId } from '../shops/derive/ids.ts';
import { categoryEntity } from './category-entity.ts';

const ALIASES: Readonly<Record<string, string>> = {
  'main-navigation': categoryId('root'),
  'footer-navigation': categoryId('footer'),
  'service-navigation': categoryId('service'),
};

/**
 * As a tree or flat (cases 011, 012); hidden categories are missing from the tree only (639, 640). Nothing, which is a 204, for a
 * menu that the sales channel has no category for.
 * @throws CONTENT__CATEGORY_NOT_FOUND for an unknown root or active category
 */
export function navigation(call: Call): Entity[] | undefined {
  const isOther = ['footer-navigation', 'service-navigation'].includes(param(call, 'rootId'));
  if (isOther && !call.shop.switches.otherMenus) return undefined;
  const ids = [param(call, 'activeId'), param(call, 'rootId')].map(
    (idOrAlias) => ALIASES[idOrAlias] ?? idOrAlias,
  );
  for (const id of ids) if (!isHexId(id)) throw invalidUuid(id);
  const [active = '', rootId = ''] = ids;
  if (call.shop.categories.byId(active) === undefined) throw notFound(active);
  const root = call.shop.categories.byId(rootId);
  if (root === undefined) throw notFound(rootId);
  const depth = depthOf(call.body['depth'] ?? call.query['depth']);
  const flat = call.body['buildTree'] !== undefined && !isTruthy(call.body['buildTree']);
  // Shopware answers one level more than it is asked for (011).
  return flat ? flatten(call, root, depth + 1) : tree(call, root, depth + 1);
}

function notFound(categoryId: string): ShopwareError {
  return failure(404, 'CONTENT__CATEGORY_NOT_FOUND', `Category "${categoryId}" not found.`, { categoryId });
}

function depthOf(value: unknown): number {
  const depth = toNumber(value, Number.NaN);
  if (value !== undefined && value !== null && Number.isNaN(depth))
    throw plainFailure(400, 'Input value "depth" is invalid and flag "FILTER_NULL_ON_FAILURE" was not set.');
  return Number.isNaN(depth) ? 2 : Math.max(1, depth);
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
