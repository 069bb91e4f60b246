import type { Call } from '../server/call.ts';
import { parseCriteria } from '../server/criteria.ts';
import { listEntities } from '../server/entity-list.ts';
import type { Entity } from '../shop/entity.ts';
import { categoryEntity } from './category-entity.ts';

/** Case 051. */
export function categoryList(call: Call): Entity {
  const entities = call.shop.categories.all.map((category) => categoryEntity(call.shop, category, call.view));
  return listEntities('category', entities, parseCriteria(call.body));
}
