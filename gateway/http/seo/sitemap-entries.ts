import type { FastifyInstance } from 'fastify';
import { legalPages } from '../../domains/content/public/legal-pages.ts';
import { bareList } from '../../lib/shape.ts';
import type { SwList, SwSeoUrl } from '../../shopware/entities.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import { activePages } from './active-pages.ts';

export interface SitemapEntry {
  /** Shopware's entity id. */
  readonly key: string;
  /** Without language prefix, with a leading slash. */
  readonly path: string;
  /** Last change (ISO 8601); null when unknown. */
  readonly changed: string | null;
}

const PAGE_SIZE = 100;
/** Bound per language: 100 000 paths. */
const MAX_PAGES = 1_000;
const ROUTES = new Set(['frontend.navigation.page', 'frontend.detail.page', 'frontend.landing.page']);

/**
 * Canonical, active pages of a language, the home page first, then by path: from the SEO index where it exists, else
 * loaded page by page and cached for an hour.
 */
export async function sitemapEntries(
  app: FastifyInstance,
  languageId: string,
): Promise<readonly SitemapEntry[]> {
  const { paths, cache, store } = app;
  const entry = await cache.get<readonly SitemapEntry[]>(
    `sitemap:${languageId}`,
    CACHE_POLICIES.sitemap,
    bareList,
    async () => {
      await paths.warm(languageId);
      const known = paths.in(languageId)?.byPath.values();
      const urls = known === undefined ? await readAll(store, languageId) : [...known];
      const active = await activePages(app);
      const pages = urls.flatMap((url) => toEntry(url, active)).sort(byPath);
      const home: SitemapEntry = { key: 'home', path: '/', changed: null };
      const value = [home, ...pages, ...(await legalLayouts(app, languageId, pages))];
      return { value, size: value.length * 200, tags: [] };
    },
  );
  return entry.value;
}

/** Legal pages that are no category but a layout in Shopware's basic information. */
async function legalLayouts(
  app: FastifyInstance,
  languageId: string,
  pages: readonly SitemapEntry[],
): Promise<SitemapEntry[]> {
  const language = (await app.channel.languages()).find(({ id }) => id === languageId);
  if (language === undefined) return [];
  const context = await app.createContext({
    requestId: 'sitemap',
    session: null,
    locale: language.locale,
  });
  const listed = new Set(pages.map(({ path }) => path));
  return (await legalPages(context)).flatMap(({ role, path }) => {
    const own = path.slice(language.pathPrefix.length);
    return listed.has(own) ? [] : [{ key: `legal:${role}`, path: own, changed: null }];
  });
}

async function readAll(store: FastifyInstance['store'], languageId: string): Promise<SwSeoUrl[]> {
  const found: SwSeoUrl[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { body } = await store.read<SwList<SwSeoUrl>>({
      path: '/seo-url',
      languageId,
      body: {
        limit: PAGE_SIZE,
        page,
        filter: [{ type: 'equals', field: 'isCanonical', value: true }],
        sort: [{ field: 'id', order: 'ASC' }],
        includes: { seo_url: ['routeName', 'foreignKey', 'seoPathInfo', 'isDeleted'] },
      },
    });
    found.push(...(body.elements ?? []));
    if ((body.elements ?? []).length < PAGE_SIZE) break;
  }
  return found;
}

function toEntry(
  { routeName, foreignKey, seoPathInfo, isDeleted }: SwSeoUrl,
  active: ReadonlyMap<string, string | null>,
): SitemapEntry[] {
  if (!ROUTES.has(routeName ?? '') || isDeleted || !foreignKey || !seoPathInfo) return [];
  // The Store API does not list landing pages, so their paths are trusted.
  if (routeName !== 'frontend.landing.page' && !active.has(foreignKey)) return [];
  return [{ key: foreignKey, path: `/${seoPathInfo}`, changed: active.get(foreignKey) ?? null }];
}

function byPath(a: SitemapEntry, b: SitemapEntry): number {
  return a.path < b.path ? -1 : Number(a.path > b.path);
}
