import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../schema/generated/types.ts';
import { legalPages } from '../../domains/content/public/legal-pages.ts';
import { ANY_JSON } from '../../lib/shape.ts';
import type { Nullable, SwList, SwSeoUrl } from '../../shopware/entities.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import { routeNamesOf } from '../../shopware/reads/seo-paths.ts';

/** Shopware's maximum page size, which limits one read per language. */
const BLOCK_SIZE = 100;
/** At most 5,000 pages, each with its URL in every language: more might exceed the protocol's limit of 50 MB. */
const BLOCKS_PER_FILE = 50;

const CATEGORY_PAGES = [
  { type: 'equals', field: 'active', value: true },
  { type: 'equals', field: 'type', value: 'page' },
];

type BlockPlan =
  | { readonly kind: 'first' }
  | { readonly kind: 'category' | 'product'; readonly page: number };

/** Upper bound of the number of pages, since parents of variants have none. */
interface Counts {
  readonly categories: number;
  readonly products: number;
}

/** All files of the sitemap by their blocks; needs two calls, cached for an hour. */
export async function sitemapPlan(app: FastifyInstance): Promise<readonly (readonly BlockPlan[])[]> {
  const entry = await app.cache.get<Counts>('sitemap:counts', CACHE_POLICIES.sitemap, ANY_JSON, async () => {
    const [categories, products] = await Promise.all([
      count(app, '/category', CATEGORY_PAGES),
      count(app, '/product', []),
    ]);
    return { value: { categories, products }, size: 200, tags: [] };
  });
  const { categories, products } = entry.value;
  const blocks: BlockPlan[] = [
    { kind: 'first' },
    ...pages(categories).map((page): BlockPlan => ({ kind: 'category', page })),
    ...pages(products).map((page): BlockPlan => ({ kind: 'product', page })),
  ];
  return Array.from({ length: Math.ceil(blocks.length / BLOCKS_PER_FILE) }, (_, file) =>
    blocks.slice(file * BLOCKS_PER_FILE, (file + 1) * BLOCKS_PER_FILE),
  );
}

function pages(count: number): number[] {
  return Array.from({ length: Math.ceil(count / BLOCK_SIZE) }, (_, index) => index + 1);
}

async function count({ store }: FastifyInstance, path: '/category' | '/product', filter: readonly object[]) {
  const includes = { [path.slice(1)]: ['id'] };
  const { body } = await store.read<SwList<unknown>>({
    path,
    body: { limit: 1, 'total-count-mode': 1, filter, includes },
  });
  return body.total ?? 0;
}

export interface SitemapPage {
  /** Last change (ISO 8601); null if unknown. */
  readonly changed: string | null;
  /** By language id, without prefix and with a leading slash. */
  readonly paths: ReadonlyMap<string, string>;
}

interface SwRow {
  readonly id?: Nullable<string>;
  readonly childCount?: Nullable<number>;
  readonly updatedAt?: Nullable<string>;
  readonly createdAt?: Nullable<string>;
}

const PARALLEL_BLOCKS = 4;
const MAX_LANDING_PAGES = 500;
const SEO_URL = ['routeName', 'foreignKey', 'seoPathInfo', 'isDeleted'];
/** Path of a legal page without a category. */
const LAYOUT_PATH = /^\/legal\/[a-z]+$/;

/** Reads the pages of a file, a few blocks at a time. */
export async function sitemapPages(
  app: FastifyInstance,
  plans: readonly BlockPlan[],
  languages: readonly Language[],
): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (let start = 0; start < plans.length; start += PARALLEL_BLOCKS) {
    const blocks = plans
      .slice(start, start + PARALLEL_BLOCKS)
      .map((plan) =>
        plan.kind === 'first' ? firstPages(app, languages) : entityPages(app, plan, languages),
      );
    pages.push(...(await Promise.all(blocks)).flat());
  }
  return pages;
}

/** The home page, landing pages, which the Store API lists only by their paths, and legal pages. */
async function firstPages(app: FastifyInstance, languages: readonly Language[]): Promise<SitemapPage[]> {
  const landing = new Map<string, Map<string, string>>();
  const legal = new Map<string, Map<string, string>>();
  for (const language of languages) {
    for (const [key, path] of await landingPaths(app, language.id)) note(landing, key, language.id, path);
    const context = await app.createContext({ requestId: 'sitemap', session: null, locale: language.locale });
    for (const { role, path } of await legalPages(context)) {
      const layoutPath = path.slice(language.pathPrefix.length);
      if (LAYOUT_PATH.test(layoutPath)) note(legal, role, language.id, layoutPath);
    }
  }
  const home = new Map(languages.map(({ id }) => [id, '/']));
  return [home, ...landing.values(), ...legal.values()].map((paths) => ({ changed: null, paths }));
}

function note(all: Map<string, Map<string, string>>, key: string, languageId: string, path: string): void {
  all.set(key, (all.get(key) ?? new Map<string, string>()).set(languageId, path));
}

/** A page of available products or active categories, without parents of variants, which share the path of a variant. */
async function entityPages(
  { store }: FastifyInstance,
  { kind, page }: Extract<BlockPlan, { readonly page: number }>,
  languages: readonly Language[],
): Promise<SitemapPage[]> {
  const { body } = await store.read<SwList<SwRow>>({
    path: `/${kind}`,
    body: {
      limit: BLOCK_SIZE,
      page,
      ...(kind === 'category' ? { filter: CATEGORY_PAGES } : {}),
      sort: [{ field: 'id', order: 'ASC' }],
      includes: { [kind]: ['id', ...(kind === 'product' ? ['childCount'] : []), 'updatedAt', 'createdAt'] },
    },
  });
  const rows = (body.elements ?? []).filter(({ childCount }) => kind === 'category' || !childCount);
  const ids = rows.flatMap(({ id }) => id ?? []);
  const found = await Promise.all(
    languages.map(async ({ id }) => [id, await pathsOf(store, id, 'foreignKey', ids)] as const),
  );
  return rows.map(({ id, updatedAt, createdAt }) => ({
    changed: updatedAt ?? createdAt ?? null,
    paths: new Map(
      found.flatMap(([languageId, paths]) => {
        const path = paths.get(id ?? '');
        return path === undefined ? [] : [[languageId, path] as const];
      }),
    ),
  }));
}

async function landingPaths({ store }: FastifyInstance, languageId: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let page = 1; page <= MAX_LANDING_PAGES / BLOCK_SIZE; page++) {
    const part = await pathsOf(store, languageId, 'routeName', routeNamesOf('landing'), page);
    for (const [key, path] of part) found.set(key, path);
    if (part.size < BLOCK_SIZE) break;
  }
  return found;
}

async function pathsOf(
  store: FastifyInstance['store'],
  languageId: string,
  field: 'foreignKey' | 'routeName',
  values: readonly string[],
  page = 1,
): Promise<Map<string, string>> {
  if (values.length === 0) return new Map();
  const { body } = await store.read<SwList<SwSeoUrl>>({
    path: '/seo-url',
    languageId,
    body: {
      limit: BLOCK_SIZE,
      page,
      filter: [
        { type: 'equalsAny', field, value: values.join('|') },
        { type: 'equals', field: 'isCanonical', value: true },
      ],
      sort: [{ field: 'id', order: 'ASC' }],
      includes: { seo_url: SEO_URL },
    },
  });
  return new Map(
    (body.elements ?? []).flatMap(({ foreignKey, seoPathInfo, isDeleted }) =>
      foreignKey && seoPathInfo && !isDeleted ? [[foreignKey, `/${seoPathInfo}`] as const] : [],
    ),
  );
}
