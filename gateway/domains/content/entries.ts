import type { EntryKind, EntryTag } from '../../../schema/generated/types.ts';
import type { SwCategory, SwList } from '../../shopware/entities.ts';
import { customField } from '../../shopware/mappers/translated.ts';
import { equals, equalsAny, fields, PICTURE_INCLUDES } from '../../shopware/reads/criteria.ts';
import type { PublicRead } from '../../shopware/reads/public-reads.ts';
import { categoryPath } from '../../shopware/reads/seo-paths.ts';
import {
  type Connection,
  type ConnectionArguments,
  connectionOf,
  mapConnection,
  rangeOf,
  sliceConnection,
  type UpstreamPage,
} from '../shared/connection.ts';
import type { GatewayContext } from '../shared/context.ts';
import { ENTRY_WORDS, type EntrySource, entry, entryKind, tagsOf } from './entry.ts';

const MAX_PAGE_SIZE = 30;
const RELATED_ENTRIES = 3;
/** Candidates for related entries: 12 would be 70 KB. */
const RECENT_ENTRIES = 8;
const MAX_TAG_READS = 5;

/** Entries of a list; their tags are read on demand. */
export type EntryConnectionSource = Connection<EntrySource> & {
  readonly parentId: string | null;
};

/** Recipes, posts or news, newest first. @throws GraphQLError as `rangeOf` */
export async function entries(
  context: GatewayContext,
  kind: EntryKind,
  tag: string | null,
  args: ConnectionArguments,
): Promise<EntryConnectionSource> {
  const list = { kind: 'entries', max: MAX_PAGE_SIZE } as const;
  const range = rangeOf(args, list);
  const prefix = context.language.pathPrefix;
  const parentId = listOf(await context.read(entryListsRead()), kind)?.id ?? null;
  if (parentId === null) return { parentId, ...sliceConnection(args, list, []) };
  if (tag === null) {
    const { elements, total } = await context.read(childrenRead('entries', parentId, range.page));
    const found = { nodes: elements ?? [], total: total ?? 0 };
    return { parentId, ...connectionOf(range, found, (category) => entry(category, prefix)) };
  }
  const tagged = (await taggedEntries(context, parentId)).filter(({ tags }) => tags.includes(tag));
  const part = sliceConnection(args, list, tagged);
  const ids = part.nodes.map(({ id }) => id);
  const read = childrenRead('entries', parentId, { page: 1, limit: ids.length, ids });
  const found = sources(context, ids.length === 0 ? {} : await context.read(read));
  return { parentId, ...mapConnection(part, ({ id }) => found.find((one) => one.id === id) ?? null) };
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

async function taggedEntries(context: GatewayContext, parentId: string) {
  const pageOf = (page: number) =>
    context.read(childrenRead('entryTags', parentId, { page, limit: MAX_ENTRIES_READ }));
  const first = await pageOf(1);
  const reads = Math.min(MAX_TAG_READS, Math.ceil((first.total ?? 0) / MAX_ENTRIES_READ));
  const others = await Promise.all(
    Array.from({ length: Math.max(0, reads - 1) }, (_, index) => pageOf(index + 2)),
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

/** Entries of the same list with the most common tags, newest first. One read serves all entries of a list. */
export async function moreEntries(context: GatewayContext, category: SwCategory): Promise<EntrySource[]> {
  if (!category.parentId) return [];
  const part = { page: 1, limit: RECENT_ENTRIES };
  const tags = new Set(tagsOf(category));
  const commonTags = (other: EntrySource) => other.tags.filter((tag) => tags.has(tag)).length;
  const newest = sources(context, await context.read(childrenRead('entries', category.parentId, part)));
  const others = newest.filter(({ id }) => id !== category.id);
  const related = others.toSorted((one, other) => commonTags(other) - commonTags(one));
  const chosen = related.slice(0, RELATED_ENTRIES);
  return others.filter((entry) => chosen.includes(entry));
}

function sources({ language }: GatewayContext, { elements }: SwList<SwCategory>): EntrySource[] {
  return (elements ?? []).flatMap((category) => entry(category, language.pathPrefix) ?? []);
}

const KINDS: readonly EntryKind[] = ['RECIPE', 'BLOG', 'NEWS'];
const MIN_TERM_LENGTH = 2;
/** Fewer letters are in too many unrelated texts. */
const MIN_TEXT_WORD_LENGTH = 4;

/** Entries that contain every word, short words in the title, title matches first; one cached read of the lists serves every term. */
export async function searchEntries(context: GatewayContext, term: string, args: ConnectionArguments) {
  const words = folded(term.slice(0, 200)).split(/\s+/).filter(Boolean);
  const hits = words.join('').length < MIN_TERM_LENGTH ? [] : await matching(context, words);
  return { parentId: null, ...sliceConnection(args, { kind: 'entry-search', max: MAX_PAGE_SIZE }, hits) };
}

async function matching(context: GatewayContext, words: readonly string[]): Promise<EntrySource[]> {
  const lists = await context.read(entryListsRead());
  const found = await Promise.all(
    KINDS.map((kind) => listOf(lists, kind)?.id ?? null)
      .filter((id) => id !== null)
      .map((id) => context.read(childrenRead('entries', id, { page: 1, limit: MAX_ENTRIES_READ }))),
  );
  const holds = (title: string, text = '') =>
    words.every((word) => folded(word.length < MIN_TEXT_WORD_LENGTH ? title : title + text).includes(word));
  const hits = found
    .flatMap((list) => sources(context, list))
    .filter(({ title, teaser, tags }) => holds(title, ['', teaser ?? '', ...tags].join(' ')));
  return [...hits.filter(({ title }) => holds(title)), ...hits.filter(({ title }) => !holds(title))];
}

/** Removes case and accents, so that `puree` finds `purée`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Categories with the custom field `kontor_entries`, whose children are entries; one call for all kinds. */
function entryListsRead(): PublicRead<SwList<SwCategory>> {
  const body = {
    limit: 10,
    filter: [equalsAny('customFields.kontor_entries', ENTRY_WORDS)],
    sort: [{ field: 'level', order: 'ASC' }],
    includes: { category: fields('id seoUrls translated.customFields'), seo_url: PICTURE_INCLUDES.seo_url },
  };
  return {
    name: 'entryLists',
    call: { path: '/category', seoUrls: true, body },
    tags: ({ elements }) => (elements ?? []).map(({ id }) => `category:${id ?? ''}`),
  };
}

function listOf({ elements }: SwList<SwCategory>, kind: EntryKind): SwCategory | null {
  return elements?.find((category) => entryKind(customField(category, 'kontor_entries')) === kind) ?? null;
}

const MAX_ENTRIES_READ = 100;

const NEWEST_FIRST = [
  { field: 'customFields.kontor_date', order: 'DESC' },
  { field: 'id', order: 'ASC' },
];

/** Fields of entries, and of their searchable texts only. */
const ENTRY_PARTS = {
  entries: {
    associations: { media: {} },
    includes: {
      ...PICTURE_INCLUDES,
      category: fields('id parentId translated.name media seoUrls translated.customFields'),
    },
  },
  entryTags: { includes: { category: fields('id translated.customFields') } },
};

/** A page of the entries of a list, newest first. */
function childrenRead(
  name: keyof typeof ENTRY_PARTS,
  parentId: string,
  { page, limit, ids }: UpstreamPage & { readonly ids?: readonly string[] },
): PublicRead<SwList<SwCategory>> {
  const filter = [
    equals('parentId', parentId),
    equals('active', true),
    equalsAny('customFields.kontor_kind', ENTRY_WORDS),
    ...(ids === undefined ? [] : [equalsAny('id', ids)]),
  ];
  const body = { limit, page, 'total-count-mode': 1, filter, sort: NEWEST_FIRST, ...ENTRY_PARTS[name] };
  return {
    name,
    call: { path: '/category', seoUrls: name === 'entries', body },
    tags: ({ elements }) =>
      [parentId, ...(elements ?? []).map(({ id }) => id ?? '')].map((id) => `category:${id}`),
  };
}
