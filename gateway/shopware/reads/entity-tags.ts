import { isObject } from '../../lib/json.ts';

/** Entities that cached answers depend on, as Shopware names them in `apiAlias` and in its events. */
const TAGGED = new Set(['product', 'category', 'landing_page', 'cms_page', 'product_manufacturer']);
/** Entities tagged per answer; beyond, the tags of the policy must do. */
const MAX_ENTITIES = 400;

/** Cache tags of all entities in an answer, at any depth, e.g. `product:<id>`. A variant also has its parent's tag. */
export function entityTags(body: unknown): string[] {
  const tags = new Set<string>();
  const rest: unknown[] = [body];
  while (rest.length > 0 && tags.size < MAX_ENTITIES) {
    const value = rest.pop();
    if (Array.isArray(value)) rest.push(...value);
    else if (isObject(value)) {
      const { apiAlias, id, parentId } = value;
      if (typeof apiAlias === 'string' && TAGGED.has(apiAlias)) {
        if (typeof id === 'string') tags.add(`${apiAlias}:${id}`);
        if (typeof parentId === 'string' && apiAlias === 'product') tags.add(`product:${parentId}`);
      }
      for (const child of Object.values(value))
        if (typeof child === 'object' && child !== null) rest.push(child);
    }
  }
  return [...tags];
}
