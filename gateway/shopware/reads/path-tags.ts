import type { SwList, SwSeoUrl } from '../entities.ts';

const PREFIX = 'path:';

/** Cache tag of responses with the path of an entity; any write to it except of its stock may change the path. */
export const pathTag = (id: string): string => PREFIX + id;

/** Tags of all entities whose paths a response contains. */
export function pathTags({ elements }: SwList<SwSeoUrl>): string[] {
  return (elements ?? []).flatMap(({ foreignKey }) => (foreignKey ? pathTag(foreignKey) : []));
}

/** Ids of the entities in path tags. */
export function idsInPathTags(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => (tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : []));
}
