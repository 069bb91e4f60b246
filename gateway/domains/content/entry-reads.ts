import type { EntryKind } from '../../../schema/generated/types.ts';
import type { SwCategory, SwList } from '../../shopware/entities.ts';
import { customField } from '../../shopware/mappers/translated.ts';
import type { PublicRead } from '../../shopware/reads/public-reads.ts';
import { ENTRY_WORDS, entryKind } from './kinds.ts';

const PICTURE = {
  media: ['url', 'alt', 'translated.alt', 'metaData', 'thumbnails'],
  media_thumbnail: ['url', 'width'],
  seo_url: ['seoPathInfo', 'isCanonical', 'foreignKey'],
};

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
          category: ['id', 'seoUrls', 'customFields', 'translated.customFields'],
          seo_url: PICTURE.seo_url,
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

const childrenOf = (parentId: string) => [
  { type: 'equals', field: 'parentId', value: parentId },
  { type: 'equals', field: 'active', value: true },
  { type: 'equalsAny', field: 'customFields.kontor_kind', value: ENTRY_WORDS.join('|') },
];

/**
 * Searchable texts of entries, newest first.
 * @param page from 1, of `MAX_ENTRIES_READ`
 */
export function entryTagsRead(parentId: string, page: number): PublicRead<SwList<SwCategory>> {
  return {
    name: 'entryTags',
    call: {
      path: '/category',
      body: {
        limit: MAX_ENTRIES_READ,
        page,
        'total-count-mode': 1,
        filter: childrenOf(parentId),
        sort: NEWEST_FIRST,
        includes: { category: ['id', 'customFields', 'translated.customFields'] },
      },
    },
    tags: ({ elements }) => [
      `category:${parentId}`,
      ...(elements ?? []).map(({ id }) => `category:${id ?? ''}`),
    ],
  };
}

/**
 * A page of entries, newest first.
 * @param page from 1
 * @param ids of the requested entries; null for all
 */
export function entriesRead(
  parentId: string,
  page: number,
  limit: number,
  ids: readonly string[] | null = null,
): PublicRead<SwList<SwCategory>> {
  return {
    name: 'entries',
    call: {
      path: '/category',
      seoUrls: true,
      body: {
        limit,
        page,
        'total-count-mode': 1,
        filter: [
          ...childrenOf(parentId),
          ...(ids === null ? [] : [{ type: 'equalsAny', field: 'id', value: [...ids].sort().join('|') }]),
        ],
        sort: NEWEST_FIRST,
        associations: { media: {} },
        includes: {
          ...PICTURE,
          category: [
            ...['id', 'parentId', 'name', 'translated.name', 'media', 'seoUrls'],
            ...['customFields', 'translated.customFields'],
          ],
        },
      },
    },
    tags: ({ elements }) => [
      `category:${parentId}`,
      ...(elements ?? []).map(({ id }) => `category:${id ?? ''}`),
    ],
  };
}
