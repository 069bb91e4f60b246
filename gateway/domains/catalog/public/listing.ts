import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type SelectionNode,
} from 'graphql';
import type { Listing, ListingInput } from '../../../../schema/generated/types.ts';
import { once } from '../../../lib/once.ts';
import type { SwListing } from '../../../shopware/entities.ts';
import { ShopwareError } from '../../../shopware/errors.ts';
import { translated } from '../../../shopware/mappers/translated.ts';
import { productTags } from '../../../shopware/reads/cards.ts';
import { CARD_ASSOCIATIONS, CARD_INCLUDES } from '../../../shopware/reads/product-includes.ts';
import type { PublicRead } from '../../../shopware/reads/public-reads.ts';
import { UUID } from '../../../shopware/uuid.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { checkPart } from '../../shared/problem.ts';
import type { FilterSource } from '../filters.ts';
import { chosenIn, knownIds } from '../listing-choice.ts';
import { categoryFilters, searchFilters, withFilters } from '../listing-filters.ts';
import { type CardSource, cards } from './card.ts';

/** Part of a listing; its filters are read on demand. */
export type ListingSource = Omit<Listing, 'products' | 'filters' | 'filterCount'> & {
  readonly products: readonly CardSource[];
  readonly filters: () => Promise<FilterSource[]>;
};

const DEFAULT_LIMIT = 10;

/** What of a listing its filters are needed for. */
export function asksForFilters(info: GraphQLResolveInfo): { readonly filters: boolean } {
  return { filters: asksFor(info, ['filters', 'filterCount']) };
}

/**
 * @param selectsFilters whether the filters are selected, which the same call can read
 * @throws GraphQLError BAD_USER_INPUT for a page, limit or price out of bounds
 */
export async function categoryListing(
  context: GatewayContext,
  categoryId: string,
  input: ListingInput | null | undefined,
  selectsFilters: { readonly filters: boolean } = { filters: false },
): Promise<ListingSource> {
  if (!UUID.test(categoryId)) return emptyListing();
  const readPart = (part: ListingInput | null | undefined) => {
    const read: PublicRead<SwListing> = {
      name: 'listing',
      call: { path: `/product-listing/${categoryId}`, seoUrls: true, body: criteria(part) },
      tags: (body) => [`category:${categoryId}`, ...productTags(body)],
      endless: ({ elements }) => !elements?.length || appliedCount(part) > 0,
    };
    return context.read(
      selectsFilters.filters && appliedCount(part) === 0 ? withFilters(read, { categoryId }) : read,
    );
  };
  const found = (total: number) => categoryFilters(context, categoryId, input ?? {}, total);
  try {
    return toListing(await counted(readPart, input), input, context, found);
  } catch (error) {
    if (error instanceof ShopwareError && error.status === 404) return emptyListing();
    throw error;
  }
}

/**
 * Search results; an empty term finds nothing (case 765, 766).
 * @param selectsFilters as for {@link categoryListing}
 */
export async function searchListing(
  context: GatewayContext,
  term: string,
  input: ListingInput | null | undefined,
  selectsFilters: { readonly filters: boolean } = { filters: false },
): Promise<ListingSource> {
  const search = term.trim().slice(0, 200);
  if (search === '') return emptyListing();
  const { categories } = chosenIn(input);
  const value = piped(categories);
  const within = value ? { 'post-filter': [{ type: 'equalsAny', field: 'categoriesRo.id', value }] } : {};
  const readPart = (part: ListingInput | null | undefined) => {
    const read: PublicRead<SwListing> = {
      name: 'search',
      call: { path: '/search', seoUrls: true, body: { ...criteria(part), search, ...within } },
      tags: productTags,
      endless: () => true,
    };
    return context.read(
      selectsFilters.filters && appliedCount(part) === 0 ? withFilters(read, { search }) : read,
    );
  };
  const found = (total: number) => searchFilters(context, search, input ?? {}, total);
  return toListing(await counted(readPart, input), input, context, found);
}

/**
 * Reads a part with the total number; beyond the end Shopware counts nothing (case 747), so the first part is read then.
 */
async function counted(
  readPart: (part: ListingInput | null | undefined) => Promise<SwListing>,
  input: ListingInput | null | undefined,
): Promise<SwListing> {
  const listing = await readPart(input);
  if ((input?.page ?? 1) === 1 || listing.elements?.length) return listing;
  const { total } = await readPart({ ...input, page: 1 });
  return { ...listing, total: total ?? 0 };
}

function toListing(
  listing: SwListing,
  input: ListingInput | null | undefined,
  context: GatewayContext,
  filters: (total: number) => Promise<FilterSource[]>,
): ListingSource {
  const page = input?.page ?? 1;
  const limit = listing.limit ?? input?.limit ?? DEFAULT_LIMIT;
  const total = listing.total ?? 0;
  return {
    products: cards(listing.elements ?? [], context),
    pageInfo: { page, limit, total, hasMore: page * limit < total },
    sorting: listing.sorting ?? '',
    sortings: (listing.availableSortings ?? []).flatMap((sorting) =>
      sorting.key ? [{ key: sorting.key, label: translated(sorting, 'label') ?? sorting.key }] : [],
    ),
    filters: once(() => filters(total)),
    appliedCount: appliedCount(input),
  };
}

function criteria(input: ListingInput | null | undefined): Record<string, unknown> {
  const page = input?.page ?? 1;
  const limit = input?.limit ?? DEFAULT_LIMIT;
  checkPart({ page, limit }, 100);
  const { least, most, rating, freeShipping, ...chosen } = chosenIn(input);
  const manufacturer = piped(chosen.manufacturers);
  const properties = piped(chosen.properties);
  return {
    p: page,
    limit,
    // Filters are a separate read that pages, sortings and choices share.
    'no-aggregations': true,
    associations: CARD_ASSOCIATIONS,
    includes: CARD_INCLUDES,
    ...(input?.sorting ? { order: input.sorting } : {}),
    ...(manufacturer ? { manufacturer } : {}),
    ...(properties ? { properties } : {}),
    ...(least === null ? {} : { 'min-price': least }),
    ...(most === null ? {} : { 'max-price': most }),
    ...(rating === null ? {} : { rating }),
    ...(freeShipping ? { 'shipping-free': true } : {}),
  };
}

/** As Shopware takes several ids; null for none. */
function piped(ids: readonly string[]): string | null {
  return ids.length === 0 ? null : ids.join('|');
}

function appliedCount(input: ListingInput | null | undefined): number {
  const lists = [input?.manufacturers, input?.properties, input?.categories].map(
    (values) => knownIds(values).length,
  );
  const single = [input?.minPrice ?? input?.maxPrice, input?.rating, input?.freeShipping || null];
  return lists.reduce((sum, count) => sum + count, 0) + single.filter((value) => value != null).length;
}

function emptyListing(): ListingSource {
  return {
    products: [],
    pageInfo: { page: 1, limit: DEFAULT_LIMIT, total: 0, hasMore: false },
    sorting: '',
    sortings: [],
    filters: async () => [],
    appliedCount: 0,
  };
}

/** Returns whether an operation selects one of some fields of the current object. */
function asksFor(info: GraphQLResolveInfo, names: readonly string[]): boolean {
  const within = ({ selectionSet }: Pick<FieldNode, 'selectionSet'>): boolean =>
    selectionSet?.selections.some((selection) => isTaken(selection, info) && leadsTo(selection)) ?? false;
  const leadsTo = (selection: SelectionNode): boolean => {
    if (selection.kind === 'Field') return names.includes(selection.name.value);
    if (selection.kind === 'InlineFragment') return within(selection);
    const fragment = info.fragments[selection.name.value];
    return fragment !== undefined && within(fragment);
  };
  return info.fieldNodes.some(within);
}

function isTaken(selection: SelectionNode, { variableValues }: GraphQLResolveInfo): boolean {
  if (getDirectiveValues(GraphQLSkipDirective, selection, variableValues)?.['if'] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)?.['if'] !== false;
}
