import type { PageInfo, ProductVariantsArgs } from '../../../schema/generated/types.ts';
import { badInput, checkRange, programError } from './problem.ts';

/** Start and size of a page of a connection (Relay's cursor connections), or of a numbered page. */
export type ConnectionArguments = Readonly<ProductVariantsArgs>;

type ConnectionKind =
  | 'listing'
  | 'search'
  | 'entries'
  | 'entry-search'
  | 'reviews'
  | 'wishlist'
  | 'variants'
  | 'orders';

interface ConnectionList {
  readonly kind: ConnectionKind;
  readonly max: number;
}

interface Stretch {
  readonly start: number;
  readonly count: number;
}

export interface UpstreamPage {
  readonly page: number;
  readonly limit: number;
}

export interface ConnectionRange extends Stretch {
  readonly kind: ConnectionKind;
  readonly page: UpstreamPage;
}

export interface Connection<T> {
  readonly nodes: readonly T[];
  readonly edges: readonly { readonly node: T; readonly cursor: string }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

const DEFAULT_SIZE = 10;
const MAX_OFFSET = 100_000;

/** The requested part, shorter if no page of Shopware contains all. @throws GraphQLError BAD_USER_INPUT */
export function rangeOf(args: ConnectionArguments, list: ConnectionList): ConnectionRange {
  return { kind: list.kind, ...fitting(stretchOf(args, list), list.max, args.before != null) };
}

/** The requested part of a loaded page as a connection; `toNode` omits an item with null. */
export function connectionOf<Item, Node>(
  range: ConnectionRange,
  { nodes, total }: { readonly nodes: readonly Item[]; readonly total: number },
  toNode: (item: Item) => Node | null,
): Connection<Node> {
  const skip = range.start - (range.page.page - 1) * range.page.limit;
  return mapConnection(toConnection(range, nodes.slice(skip, skip + range.count), total), toNode);
}

/** A part of a list that is in memory. @throws GraphQLError BAD_USER_INPUT */
export function sliceConnection<Item>(args: ConnectionArguments, list: ConnectionList, all: readonly Item[]) {
  const { start, count } = stretchOf(args, list);
  const items = all.slice(start, start + count);
  return toConnection({ kind: list.kind, start }, items, all.length);
}

/** @param toNode maps an item; null omits it */
export function mapConnection<Item, Node>(
  { edges, ...rest }: Connection<Item>,
  toNode: (item: Item) => Node | null,
): Connection<Node> {
  const mapped = edges.flatMap(({ node: item, cursor }) => {
    const node = toNode(item);
    return node === null ? [] : [{ node, cursor }];
  });
  return { ...rest, edges: mapped, nodes: mapped.map(({ node }) => node) };
}

function toConnection<Item>(
  { kind, start }: Pick<ConnectionRange, 'kind' | 'start'>,
  nodes: readonly Item[],
  totalCount: number,
): Connection<Item> {
  const edges = nodes.map((node, index) => ({ node, cursor: cursorOf(kind, start + index) }));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: start + nodes.length < totalCount,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

function stretchOf({ first, after, last, before, offset }: ConnectionArguments, list: ConnectionList) {
  if (offset != null && (after != null || before != null || last != null))
    throw badInput('Use offset with first only', ['offset']);
  if (last != null || before != null) {
    if (first != null || after != null)
      throw badInput('Use first and after, or last and before, not both', [last == null ? 'before' : 'last']);
    if (before == null) throw badInput('last needs before', ['before']);
    const count = last ?? DEFAULT_SIZE;
    checkRange('last', count, list.max);
    const end = indexOf(list.kind, 'before', before);
    const start = Math.max(0, end - count);
    return { start, count: end - start };
  }
  const count = first ?? DEFAULT_SIZE;
  checkRange('first', count, list.max);
  const start = offset ?? (after == null ? 0 : indexOf(list.kind, 'after', after) + 1);
  if (start < 0 || start > MAX_OFFSET) throw badInput(`offset must be from 0 to ${MAX_OFFSET}`, ['offset']);
  return { start, count };
}

/** The smallest page that contains the items; their number is reduced until there is one. */
export function fitting({ start, count }: Stretch, max: number, fromEnd: boolean) {
  for (let taken = count; taken > 0; taken--) {
    const from = fromEnd ? start + count - taken : start;
    for (let limit = taken; limit <= max; limit++) {
      const page = Math.floor(from / limit);
      if (page === Math.floor((from + taken - 1) / limit))
        return { start: from, count: taken, page: { page: page + 1, limit } };
    }
  }
  return { start, count: 0, page: { page: 1, limit: 1 } };
}

function cursorOf(kind: ConnectionKind, index: number): string {
  return Buffer.from(`${kind}:${index}`).toString('base64url');
}

/** @throws GraphQLError CURSOR_INVALID for a value that is not a cursor of this list */
function indexOf(kind: ConnectionKind, argument: string, cursor: string): number {
  const [, index = ''] =
    new RegExp(`^${kind}:(\\d{1,6})$`).exec(Buffer.from(cursor.slice(0, 64), 'base64url').toString()) ?? [];
  const found = Number(index);
  if (index !== '' && cursorOf(kind, found) === cursor && found < MAX_OFFSET) return found;
  throw programError(
    'CURSOR_INVALID',
    400,
    `The cursor in ${argument} does not belong to this list; use those of edges or pageInfo`,
  );
}
