import type { Call } from '../server/call.ts';
import { parseCriteria } from '../server/criteria.ts';
import { listEntities } from '../server/entity-list.ts';
import type { Entity } from '../shop/entity.ts';
import type { CategoryRecord } from '../shops/derive/category-tree.ts';
import { categoryEntity } from './category-entity.ts';

/** Case 051. */
export function categoryList(
  call: Call,
  categories: readonly CategoryRecord[] = call.shop.categories.all,
): Entity {
  const entities = categories.map((category) => categoryEntity(call.shop, category, call.view));
  return listEntities('category', entities, parseCriteria(call.body));
}
