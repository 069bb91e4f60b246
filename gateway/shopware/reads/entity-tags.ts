import { isObject } from '../../lib/json.ts';

/** Entities whose change shows in what the gateway keeps, as Shopware names them in `apiAlias` and in its events. */
const TAGGED = new Set(['product', 'category', 'landing_page', 'cms_page', 'product_manufacturer']);
/** Entities in one answer that are looked for at most; beyond, the rule's own tags must do. */
const MAX_ENTITIES = 400;

/**
 * Tags of all entities in an answer of Shopware, however deep: `product:<id>` and the like. A variant carries its
 * parent's too.
 */
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
