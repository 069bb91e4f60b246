import type { EntryKind } from '../../../schema/generated/types.ts';
import type { SwCategory, SwList } from '../../shopware/entities.ts';
import { customField } from '../../shopware/mappers/translated.ts';
import { fields, PICTURE_INCLUDES } from '../../shopware/reads/includes.ts';
import type { PublicRead } from '../../shopware/reads/public-reads.ts';
import { ENTRY_WORDS, entryKind } from './entry.ts';

/** Categories with the custom field `kontor_entries`, whose children are entries; one call for all kinds. */
export function entryListsRead(): PublicRead<SwList<SwCategory>> {
  return {
    name: 'entryLists',
    call: {
      path: '/category',
      seoUrls: true,
      body: {
        limit: 10,
        filter: [{ type: 'equalsAny', field: 'customFields.kontor_entries', value: ENTRY_WORDS.join('|') }],
        sort: [{ field: 'level', order: 'ASC' }],
        includes: {
          category: fields('id seoUrls translated.customFields'),
          seo_url: PICTURE_INCLUDES.seo_url,
        },
      },
    },
    tags: ({ elements }) => (elements ?? []).map(({ id }) => `category:${id ?? ''}`),
  };
}

export function listOf({ elements }: SwList<SwCategory>, kind: EntryKind): SwCategory | null {
  return elements?.find((category) => entryKind(customField(category, 'kontor_entries')) === kind) ?? null;
}

/** Shopware's maximum page size. */
export const MAX_ENTRIES_READ = 100;

const NEWEST_FIRST = [
  { field: 'customFields.kontor_date', order: 'DESC' },
  { field: 'id', order: 'ASC' },
];

/** A page of the entries of a list, newest first. */
function childrenRead(
  name: 'entries' | 'entryTags',
  parentId: string,
  { page, limit, ids }: EntryPart,
  more: object,
): PublicRead<SwList<SwCategory>> {
  const filter = [
    { type: 'equals', field: 'parentId', value: parentId },
    { type: 'equals', field: 'active', value: true },
    { type: 'equalsAny', field: 'customFields.kontor_kind', value: ENTRY_WORDS.join('|') },
    ...(ids === undefined ? [] : [{ type: 'equalsAny', field: 'id', value: [...ids].sort().join('|') }]),
  ];
  return {
    name,
    call: {
      path: '/category',
      seoUrls: name === 'entries',
      body: { limit, page, 'total-count-mode': 1, filter, sort: NEWEST_FIRST, ...more },
    },
    tags: ({ elements }) =>
      [parentId, ...(elements ?? []).map(({ id }) => id ?? '')].map((id) => `category:${id}`),
  };
}

interface EntryPart {
  readonly page: number;
  readonly limit: number;
  readonly ids?: readonly string[];
}

/** Searchable texts of `MAX_ENTRIES_READ` entries, newest first. */
export function entryTagsRead(parentId: string, page: number): PublicRead<SwList<SwCategory>> {
  return childrenRead(
    'entryTags',
    parentId,
    { page, limit: MAX_ENTRIES_READ },
    {
      includes: { category: fields('id translated.customFields') },
    },
  );
}

export function entriesRead(parentId: string, part: EntryPart): PublicRead<SwList<SwCategory>> {
  return childrenRead('entries', parentId, part, {
    associations: { media: {} },
    includes: {
      ...PICTURE_INCLUDES,
      category: fields('id parentId translated.name media seoUrls translated.customFields'),
    },
  });
}
