import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type SelectionNode,
} from 'graphql';
import type { ProductFilterInput, QueryListingArgs } from '../../../../schema/generated/types.ts';
import { once } from '../../../lib/once.ts';
import { type SwListing, UUID } from '../../../shopware/entities.ts';
import { ShopwareError } from '../../../shopware/errors.ts';
import { translated } from '../../../shopware/mappers/translated.ts';
import { CARDS, equalsAny } from '../../../shopware/reads/criteria.ts';
import { productTags } from '../../../shopware/reads/products.ts';
import type { PublicRead } from '../../../shopware/reads/public-reads.ts';
import { type Connection, connectionOf, rangeOf, type UpstreamPage } from '../../shared/connection.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { badInput } from '../../shared/problem.ts';
import type { FilterSource } from '../filters.ts';
import {
  checkOffered,
  chosenIn,
  countOf,
  type ListingChoice,
  listCall,
  type ProductList,
} from '../listing-choice.ts';
import { listFilters, withFilters } from '../listing-filters.ts';
import { type ProductSource, pricedProduct } from './product.ts';

const MAX_LISTING_PAGE = 100;
/** Characters of a search term; the others are ignored. */
const MAX_TERM = 200;

/** A search term without the invisible characters of copied text. */
export const visibleTerm = (term: string) =>
  term
    .replace(/\p{Cf}/gu, '')
    .trim()
    .slice(0, MAX_TERM);

export interface ListingRequest extends UpstreamPage {
  readonly filter: ProductFilterInput;
  readonly sorting: string | null;
}

export type ListingPage = ReturnType<typeof toPage>;

const UNFILTERED = { sorting: null, sortings: [], filters: async () => [], appliedCount: 0 };

/** A page of a list. @throws GraphQLError BAD_USER_INPUT for an unknown category or filter value */
export async function listing(
  context: GatewayContext,
  requested: ProductList,
  request: ListingRequest,
  hasFilters = false,
): Promise<ListingPage> {
  const isSearch = 'search' in requested;
  const list = isSearch ? { search: visibleTerm(requested.search) } : requested;
  if ('search' in list && list.search === '') return { elements: [], total: 0, ...UNFILTERED };
  if ('categoryId' in list && !UUID.test(list.categoryId)) throw unknownCategory();
  const choice = chosenIn(request.filter);
  if (!isSearch && choice.categories.length > 0)
    throw badInput('Only a search is filtered by categories', ['filter', 'categories']);
  const count = countOf(choice);
  const readPage = (page: ListingRequest) => {
    const { call, tags, endless } = listCall(list, criteria(page, choice));
    const read: PublicRead<SwListing> = {
      name: isSearch ? 'search' : 'listing',
      call: { ...call, seoUrls: true },
      tags: (body) => [...tags(), ...productTags(body)],
      endless: ({ elements }) => endless() || !elements?.length || count > 0,
    };
    return context.read(hasFilters && count === 0 ? withFilters(read, list) : read);
  };
  try {
    const page = toPage(await counted(readPage, request), count, (total) =>
      listFilters(context, list, request.filter, total),
    );
    await checkChosen(choice, page);
    return page;
  } catch (error) {
    if (!isSearch && error instanceof ShopwareError && error.status === 404) throw unknownCategory();
    throw error;
  }
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

/** Beyond the last page Shopware's total is 0 (case 747), so the first page is read, too. */
async function counted(readPage: (request: ListingRequest) => Promise<SwListing>, request: ListingRequest) {
  const listing = await readPage(request);
  if (request.page === 1 || listing.elements?.length) return listing;
  const { total } = await readPage({ ...request, page: 1 });
  return { ...listing, total: total ?? 0 };
}

function toPage(
  listing: SwListing,
  appliedCount: number,
  filters: (total: number) => Promise<FilterSource[]>,
) {
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
    ...CARDS,
    ...(sorting ? { order: sorting } : {}),
    ...(manufacturer ? { manufacturer } : {}),
    ...(properties ? { properties } : {}),
    ...(chosen.categories.length > 0
      ? { 'post-filter': [equalsAny('categoriesRo.id', chosen.categories)] }
      : {}),
    ...(least === null ? {} : { 'min-price': least }),
    ...(most === null ? {} : { 'max-price': most }),
    ...(rating === null ? {} : { rating }),
    ...(freeShipping ? { 'shipping-free': true } : {}),
  };
}

function piped(ids: readonly string[]): string | null {
  return ids.length === 0 ? null : ids.join('|');
}

const FILTER_FIELDS = ['filters', 'filterCount'];

function selectsFilters(info: GraphQLResolveInfo): boolean {
  const within = ({ selectionSet }: Pick<FieldNode, 'selectionSet'>): boolean =>
    selectionSet?.selections.some((selection) => isTaken(selection, info) && leadsTo(selection)) ?? false;
  const leadsTo = (selection: SelectionNode): boolean => {
    if (selection.kind === 'Field') return FILTER_FIELDS.includes(selection.name.value);
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

export type ProductConnectionSource = Connection<ProductSource> &
  Pick<ListingPage, 'sorting' | 'sortings' | 'filters' | 'appliedCount'>;

/** Products of a list with a fixed order and without filters. */
export function fixedProducts(products: Connection<ProductSource>): ProductConnectionSource {
  return { ...products, ...UNFILTERED };
}

/** @throws GraphQLError as `listing` and `rangeOf`, and for an unknown sorting */
export async function listedProducts(
  context: GatewayContext,
  list: ProductList,
  { filter, sorting, ...args }: Omit<QueryListingArgs, 'categoryId'>,
  info: GraphQLResolveInfo,
): Promise<ProductConnectionSource> {
  const kind = 'search' in list ? 'search' : 'listing';
  const range = rangeOf(args, { kind, max: MAX_LISTING_PAGE });
  const request = { ...range.page, filter: filter ?? {}, sorting: sorting ?? null };
  const { elements, total, ...rest } = await listing(context, list, request, selectsFilters(info));
  // Shopware sorts by its default for an unknown sorting (case 745).
  if (sorting != null && rest.sortings.length > 0 && !rest.sortings.some(({ key }) => key === sorting))
    throw badInput(
      `${sorting} is not a sorting of this list: ${rest.sortings.map(({ key }) => key).join(', ')}`,
      ['sorting'],
    );
  return {
    ...connectionOf(range, { nodes: elements, total }, (one) => pricedProduct(one, context)),
    ...rest,
  };
}
