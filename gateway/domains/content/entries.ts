import type { EntryKind, EntryList, EntryTag } from '../../../schema/generated/types.ts';
import type { SwCategory, SwList } from '../../shopware/entities.ts';
import { categoryPath } from '../../shopware/reads/entity-path.ts';
import type { GatewayContext } from '../shared/context.ts';
import { checkPart } from '../shared/problem.ts';
import { type EntrySource, entry, tagsOf } from './entry.ts';
import { entriesRead, entryListsRead, entryTagsRead, listOf, MAX_ENTRIES_READ } from './entry-reads.ts';

const MAX_LIMIT = 30;
const RELATED_ENTRIES = 3;
/** Reads of `MAX_ENTRIES_READ` entries each whose tags are known. */
const MAX_TAG_READS = 5;

/** A page of entries without their products, and without what all of the kind are about. */
export type EntryListSource = Omit<EntryList, 'entries' | 'tags'> & {
  readonly entries: readonly EntrySource[];
  /** null without a list of the kind. */
  readonly parentId: string | null;
};

/** Page and tag of a list of entries. */
interface EntriesPart {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** Only those about this; null for all. */
  readonly tag: string | null;
}

/**
 * Recipes, posts or news, newest first; empty without a list of the kind.
 * @throws GraphQLError BAD_USER_INPUT for a page or limit out of bounds
 */
export async function entries(
  context: GatewayContext,
  kind: EntryKind,
  { page, limit, tag }: EntriesPart,
): Promise<EntryListSource> {
  checkPart({ page, limit }, MAX_LIMIT);
  const parentId = listOf(await context.read(entryListsRead()), kind)?.id ?? null;
  const part = (total: number) => ({ page, limit, total, hasMore: page * limit < total });
  if (parentId === null) return { parentId, entries: [], pageInfo: part(0) };
  if (tag === null) {
    const found = await context.read(entriesRead(parentId, page, limit));
    return { parentId, entries: sources(context, found), pageInfo: part(found.total ?? 0) };
  }
  const about = (await taggedEntries(context, parentId)).filter(({ tags }) => tags.includes(tag));
  const ids = about.slice((page - 1) * limit, page * limit).map(({ id }) => id);
  const found = ids.length === 0 ? {} : await context.read(entriesRead(parentId, 1, limit, ids));
  return { parentId, entries: sources(context, found), pageInfo: part(about.length) };
}

/** Tags of the entries of a list, the most frequent first. */
export async function entryTags(context: GatewayContext, parentId: string | null): Promise<EntryTag[]> {
  if (parentId === null) return [];
  const counts = new Map<string, number>();
  for (const { tags } of await taggedEntries(context, parentId))
    for (const name of tags) counts.set(name, (counts.get(name) ?? 0) + 1);
  const { compare } = new Intl.Collator(context.language.locale);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || compare(one.name, other.name));
}

/** The newest entries of a list, each with its tags. */
async function taggedEntries(
  context: GatewayContext,
  parentId: string,
): Promise<{ readonly id: string; readonly tags: readonly string[] }[]> {
  const first = await context.read(entryTagsRead(parentId, 1));
  const reads = Math.min(MAX_TAG_READS, Math.ceil((first.total ?? 0) / MAX_ENTRIES_READ));
  const others = await Promise.all(
    Array.from({ length: Math.max(0, reads - 1) }, (_, index) =>
      context.read(entryTagsRead(parentId, index + 2)),
    ),
  );
  return [first, ...others]
    .flatMap(({ elements }) => elements ?? [])
    .flatMap((category) => (category.id ? { id: category.id, tags: [...new Set(tagsOf(category))] } : []));
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

const KINDS: readonly EntryKind[] = ['RECIPE', 'BLOG', 'NEWS'];
const MAX_SEARCH_LIMIT = 20;
const MIN_TERM_LENGTH = 2;

/**
 * Recipes, posts and news that hold every word of a term, those with all of them in their title first. Their lists are
 * read whole, so that one cached read serves every term.
 * @throws GraphQLError BAD_USER_INPUT for a limit out of bounds
 */
export async function searchEntries(
  context: GatewayContext,
  term: string,
  limit: number,
): Promise<EntrySource[]> {
  checkPart({ limit }, MAX_SEARCH_LIMIT);
  const words = folded(term.slice(0, 200)).split(/\s+/).filter(Boolean);
  if (words.join('').length < MIN_TERM_LENGTH) return [];
  const lists = await context.read(entryListsRead());
  const found = await Promise.all(
    KINDS.map((kind) => listOf(lists, kind)?.id ?? null)
      .filter((id) => id !== null)
      .map((id) => context.read(entriesRead(id, 1, MAX_ENTRIES_READ))),
  );
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  const hits = found
    .flatMap(({ elements }) => elements ?? [])
    .flatMap((category) => entry(category, context.language.pathPrefix) ?? [])
    .filter(({ title, teaser, tags }) => holds([title, teaser ?? '', ...tags].join(' ')));
  return [...hits.filter(({ title }) => holds(title)), ...hits.filter(({ title }) => !holds(title))].slice(
    0,
    limit,
  );
}

/** Without case and accents: who types `puree` means `purée`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
