import type { PageInfo } from '../../../schema/generated/types.ts';
import { badInput, checkRange, programError } from './problem.ts';

/** Start and size of a page of a connection (Relay's cursor connections). */
export interface ConnectionArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** The list that a cursor belongs to. */
type ConnectionKind = 'listing' | 'search' | 'orders';

interface ConnectionList {
  readonly kind: ConnectionKind;
  /** Entries that Shopware gives at once. */
  readonly max: number;
  /** Entries without `first` and `last`. */
  readonly usual: number;
}

/** Entries of a list from `start` on, counted from 0. */
interface Stretch {
  readonly start: number;
  readonly count: number;
}

/** A page of Shopware's that a stretch is in. */
interface UpstreamPage {
  readonly page: number;
  readonly limit: number;
}

interface Connection<T> {
  readonly nodes: T[];
  readonly edges: { readonly node: T; readonly cursor: string }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

const MAX_PAGE = 10_000;

/**
 * A part of a list by cursors, from one page of Shopware that contains it; if none does, because the number of entries
 * changed, the part is shorter.
 * @param load a page, counted from 1
 * @throws GraphQLError BAD_USER_INPUT, CURSOR_INVALID
 */
export async function connection<T>(
  args: ConnectionArguments,
  list: ConnectionList,
  load: (page: UpstreamPage) => Promise<{ readonly nodes: readonly T[]; readonly total: number }>,
): Promise<Connection<T>> {
  const { start, count, page } = fitting(stretchOf(args, list), list.max, args.before != null);
  const empty = count === 0;
  const found = await load(page);
  const skip = start - (page.page - 1) * page.limit;
  const nodes = empty ? [] : found.nodes.slice(skip, skip + count);
  const edges = nodes.map((node, index) => ({ node, cursor: cursorOf(list.kind, start + index) }));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: start + nodes.length < found.total,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: found.total,
  };
}

function stretchOf({ first, after, last, before }: ConnectionArguments, list: ConnectionList): Stretch {
  if (last != null || before != null) {
    if (first != null || after != null) throw badInput('Use first and after, or last and before, not both');
    if (before == null) throw badInput('last needs before');
    const count = last ?? list.usual;
    checkRange('last', count, list.max);
    const end = indexOf(list.kind, before);
    const start = Math.max(0, end - count);
    return { start, count: end - start };
  }
  const count = first ?? list.usual;
  checkRange('first', count, list.max);
  return { start: after == null ? 0 : indexOf(list.kind, after) + 1, count };
}

/**
 * The smallest page that holds a stretch; the stretch is cut until there is one.
 * @param fromEnd whether it is cut at its beginning
 */
export function fitting(
  { start, count }: Stretch,
  max: number,
  fromEnd: boolean,
): Stretch & { readonly page: UpstreamPage } {
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
function indexOf(kind: ConnectionKind, cursor: string): number {
  const [, index = ''] =
    new RegExp(`^${kind}:(\\d{1,6})$`).exec(Buffer.from(cursor.slice(0, 64), 'base64url').toString()) ?? [];
  const found = Number(index);
  if (index !== '' && cursorOf(kind, found) === cursor && found < MAX_PAGE * 10) return found;
  throw programError(
    'CURSOR_INVALID',
    400,
    'The cursor does not belong to this list; use those of edges or pageInfo',
  );
}
