import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type SelectionNode,
} from 'graphql';
import type { ProductFilterInput, Sorting } from '../../../../schema/generated/types.ts';
import { once } from '../../../lib/once.ts';
import type { SwListing, SwProduct } from '../../../shopware/entities.ts';
import { ShopwareError } from '../../../shopware/errors.ts';
import { translated } from '../../../shopware/mappers/translated.ts';
import { productTags } from '../../../shopware/reads/cards.ts';
import { CARD_ASSOCIATIONS, CARD_INCLUDES } from '../../../shopware/reads/product-includes.ts';
import type { PublicRead } from '../../../shopware/reads/public-reads.ts';
import { UUID } from '../../../shopware/uuid.ts';
import type { UpstreamPage } from '../../shared/connection.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { badInput } from '../../shared/problem.ts';
import type { FilterSource } from '../filters.ts';
import { checkOffered, chosenIn, countOf, type ListingChoice } from '../listing-choice.ts';
import { categoryFilters, searchFilters, withFilters } from '../listing-filters.ts';

/** Shopware's largest page. */
export const MAX_LISTING_PAGE = 100;

export interface ListingRequest extends UpstreamPage {
  readonly filter: ProductFilterInput;
  readonly sorting: string | null;
}

/** A page of a list; its filters are read on demand. */
export interface ListingPage {
  readonly elements: readonly SwProduct[];
  readonly total: number;
  /** Null without products. */
  readonly sorting: string | null;
  readonly sortings: readonly Sorting[];
  readonly filters: () => Promise<FilterSource[]>;
  readonly appliedCount: number;
}

const EMPTY_LISTING: ListingPage = {
  elements: [],
  total: 0,
  sorting: null,
  sortings: [],
  filters: async () => [],
  appliedCount: 0,
};

/** Whether an operation needs the filters of a list. */
export function selectsFilters(info: GraphQLResolveInfo): boolean {
  return selectsOneOf(info, ['filters', 'filterCount']);
}

/**
 * @param hasFilters whether to read the filters in the same call
 * @throws GraphQLError BAD_USER_INPUT for an unknown category or filter value
 */
export async function categoryListing(
  context: GatewayContext,
  categoryId: string,
  request: ListingRequest,
  hasFilters = false,
): Promise<ListingPage> {
  if (!UUID.test(categoryId)) throw unknownCategory();
  const choice = chosenIn(request.filter);
  if (choice.categories.length > 0)
    throw badInput('Only a search is filtered by categories', ['filter', 'categories']);
  const count = countOf(choice);
  const readPage = (page: ListingRequest) => {
    const read: PublicRead<SwListing> = {
      name: 'listing',
      call: { path: `/product-listing/${categoryId}`, seoUrls: true, body: criteria(page, choice) },
      tags: (body) => [`category:${categoryId}`, ...productTags(body)],
      endless: ({ elements }) => !elements?.length || count > 0,
    };
    return context.read(hasFilters && count === 0 ? withFilters(read, { categoryId }) : read);
  };
  const filters = (total: number) => categoryFilters(context, categoryId, request.filter, total);
  try {
    const page = toPage(await counted(readPage, request), count, filters);
    await checkChosen(choice, page);
    return page;
  } catch (error) {
    if (error instanceof ShopwareError && error.status === 404) throw unknownCategory();
    throw error;
  }
}

/**
 * Search results; an empty term finds nothing (case 765, 766).
 * @param hasFilters as for {@link categoryListing}
 */
export async function searchListing(
  context: GatewayContext,
  term: string,
  request: ListingRequest,
  hasFilters = false,
): Promise<ListingPage> {
  const search = term.trim().slice(0, 200);
  if (search === '') return EMPTY_LISTING;
  const choice = chosenIn(request.filter);
  const count = countOf(choice);
  const value = piped(choice.categories);
  const within = value ? { 'post-filter': [{ type: 'equalsAny', field: 'categoriesRo.id', value }] } : {};
  const readPage = (page: ListingRequest) => {
    const read: PublicRead<SwListing> = {
      name: 'search',
      call: { path: '/search', seoUrls: true, body: { ...criteria(page, choice), search, ...within } },
      tags: productTags,
      endless: () => true,
    };
    return context.read(hasFilters && count === 0 ? withFilters(read, { search }) : read);
  };
  const filters = (total: number) => searchFilters(context, search, request.filter, total);
  const page = toPage(await counted(readPage, request), count, filters);
  await checkChosen(choice, page);
  return page;
}

function unknownCategory() {
  return badInput('The shop has no category with this id', ['categoryId']);
}

/** Shopware ignores an unknown value, or finds nothing. The filters are shared by all pages and choices of a list. */
async function checkChosen(choice: ListingChoice, { filters }: ListingPage): Promise<void> {
  if (choice.manufacturers.length + choice.properties.length + choice.categories.length === 0) return;
  const all = await filters();
  const valuesOf = (isOne: (key: string) => boolean) =>
    new Set(
      all.flatMap((one) =>
        one.__typename === 'OptionFilter' && isOne(one.key) ? one.values.map(({ value }) => value) : [],
      ),
    );
  checkOffered(choice, {
    manufacturers: valuesOf((key) => key === 'manufacturer'),
    properties: valuesOf((key) => key.startsWith('properties:')),
    categories: valuesOf((key) => key === 'categories'),
  });
}

/**
 * Reads a page with the total number. Beyond the last page Shopware's total is 0 (case 747), so the first page is read, too.
 */
async function counted(
  readPage: (request: ListingRequest) => Promise<SwListing>,
  request: ListingRequest,
): Promise<SwListing> {
  const listing = await readPage(request);
  if (request.page === 1 || listing.elements?.length) return listing;
  const { total } = await readPage({ ...request, page: 1 });
  return { ...listing, total: total ?? 0 };
}

function toPage(
  listing: SwListing,
  appliedCount: number,
  filters: (total: number) => Promise<FilterSource[]>,
): ListingPage {
  const total = listing.total ?? 0;
  return {
    elements: listing.elements ?? [],
    total,
    sorting: listing.sorting ?? null,
    sortings: (listing.availableSortings ?? []).flatMap((sorting) =>
      sorting.key ? [{ key: sorting.key, label: translated(sorting, 'label') ?? sorting.key }] : [],
    ),
    filters: once(() => filters(total)),
    appliedCount,
  };
}

function criteria(
  { page, limit, sorting }: ListingRequest,
  { least, most, rating, freeShipping, ...chosen }: ListingChoice,
): Record<string, unknown> {
  const manufacturer = piped(chosen.manufacturers);
  const properties = piped(chosen.properties);
  return {
    p: page,
    limit,
    // Filters are a separate read that pages, sortings and choices share.
    'no-aggregations': true,
    associations: CARD_ASSOCIATIONS,
    includes: CARD_INCLUDES,
    ...(sorting ? { order: sorting } : {}),
    ...(manufacturer ? { manufacturer } : {}),
    ...(properties ? { properties } : {}),
    ...(least === null ? {} : { 'min-price': least }),
    ...(most === null ? {} : { 'max-price': most }),
    ...(rating === null ? {} : { rating }),
    ...(freeShipping ? { 'shipping-free': true } : {}),
  };
}

/** Ids in Shopware's format; null for none. */
function piped(ids: readonly string[]): string | null {
  return ids.length === 0 ? null : ids.join('|');
}

/** Returns whether an operation selects one of some fields of the current object. */
function selectsOneOf(info: GraphQLResolveInfo, names: readonly string[]): boolean {
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
