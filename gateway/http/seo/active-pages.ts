import type { FastifyInstance } from 'fastify';
import { bareList } from '../../lib/shape.ts';
import type { Nullable, SwList } from '../../shopware/entities.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';

/** Last change (ISO 8601) by Shopware's entity id; null when unknown. */
type ActivePages = ReadonlyMap<string, string | null>;

interface ActiveEntity {
  readonly id: string;
  readonly changed: string | null;
}

interface SwRow {
  readonly id?: Nullable<string>;
  readonly parentId?: Nullable<string>;
  readonly updatedAt?: Nullable<string>;
  readonly createdAt?: Nullable<string>;
}

const PAGE_SIZE = 100;
/** Bound: 100 000 products. */
const MAX_PAGES = 1_000;
const STAMPS = ['updatedAt', 'createdAt'];

/**
 * Products and categories with a page: on sale, active, and no parent of variants, whose URL is an alias of a
 * variant's. Independent of the language; cached for an hour.
 */
export async function activePages({ cache, store }: FastifyInstance): Promise<ActivePages> {
  const entry = await cache.get<readonly ActiveEntity[]>(
    'sitemap:living',
    CACHE_POLICIES.sitemap,
    bareList,
    async () => {
      const products = await readAll(store, '/product', {
        includes: { product: ['id', 'parentId', ...STAMPS] },
      });
      const parents = new Set(products.map(({ parentId }) => parentId));
      const categories = await readAll(store, '/category', {
        filter: [
          { type: 'equals', field: 'active', value: true },
          { type: 'equals', field: 'type', value: 'page' },
        ],
        includes: { category: ['id', ...STAMPS] },
      });
      const pages = [...products.filter(({ id }) => !parents.has(id)), ...categories];
      const value = pages.flatMap(({ id, updatedAt, createdAt }): ActiveEntity[] =>
        id ? [{ id, changed: updatedAt ?? createdAt ?? null }] : [],
      );
      return { value, size: value.length * 150, tags: [] };
    },
  );
  return new Map(entry.value.map(({ id, changed }) => [id, changed]));
}

async function readAll(store: FastifyInstance['store'], path: string, body: object): Promise<SwRow[]> {
  const found: SwRow[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const sort = [{ field: 'id', order: 'ASC' }];
    const { body: answer } = await store.read<SwList<SwRow>>({
      path,
      body: { ...body, limit: PAGE_SIZE, page, sort },
    });
    const rows = answer.elements ?? [];
    found.push(...rows);
    if (rows.length < PAGE_SIZE) break;
  }
  return found;
}
