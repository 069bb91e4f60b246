import type { EntryKind, EntryList } from '../../../schema/generated/types.ts';
import type { SwCategory, SwList } from '../../shopware/entities.ts';
import { categoryPath } from '../../shopware/reads/entity-path.ts';
import type { GatewayContext } from '../shared/context.ts';
import { checkPart } from '../shared/problem.ts';
import { type EntrySource, entry } from './entry.ts';
import { entriesRead, entryListsRead, listOf } from './entry-reads.ts';

const MAX_LIMIT = 30;
const RELATED_ENTRIES = 3;

/** A page of entries without their products. */
type EntryListSource = Omit<EntryList, 'entries'> & { readonly entries: readonly EntrySource[] };

/**
 * Recipes, posts or news, newest first; empty without a list of the kind.
 * @throws GraphQLError BAD_USER_INPUT for a page or limit out of bounds
 */
export async function entries(
  context: GatewayContext,
  kind: EntryKind,
  page: number,
  limit: number,
): Promise<EntryListSource> {
  checkPart({ page, limit }, MAX_LIMIT);
  const parentId = listOf(await context.read(entryListsRead()), kind)?.id ?? null;
  const found: SwList<SwCategory> =
    parentId === null ? { elements: [], total: 0 } : await context.read(entriesRead(parentId, page, limit));
  const total = found.total ?? 0;
  return {
    entries: sources(context, found),
    pageInfo: { page, limit, total, hasMore: page * limit < total },
  };
}

/** Path of a kind's list with prefix; null without one. */
export async function entryListPath(context: GatewayContext, kind: EntryKind): Promise<string | null> {
  const list = listOf(await context.read(entryListsRead()), kind);
  return list === null ? null : categoryPath(list, context.language.pathPrefix);
}

/** Other entries of the same list, newest first. One read serves all entries of a list. */
export async function moreEntries(context: GatewayContext, category: SwCategory): Promise<EntrySource[]> {
  if (!category.parentId) return [];
  const found = await context.read(entriesRead(category.parentId, 1, RELATED_ENTRIES + 1));
  return sources(context, found)
    .filter(({ id }) => id !== category.id)
    .slice(0, RELATED_ENTRIES);
}

function sources({ language }: GatewayContext, { elements }: SwList<SwCategory>): EntrySource[] {
  return (elements ?? []).flatMap((category) => entry(category, language.pathPrefix) ?? []);
}
