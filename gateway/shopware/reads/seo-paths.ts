import {
  type Nullable,
  type SwCategory,
  type SwList,
  type SwProduct,
  type SwSeoUrl,
  UUID,
} from '../entities.ts';
import { equals, equalsAny, fields } from './criteria.ts';
import type { Read } from './public-reads.ts';

export const SEO_URL = { seo_url: fields('routeName foreignKey seoPathInfo isCanonical isDeleted') };

/** Canonical paths in one call, in the order of the ids. The path of a variant changes with its `parentId`. */
export async function loadSeoPaths(read: Read, ids: readonly string[], parentId: string | null = null) {
  const known = ids.filter((id) => UUID.test(id));
  if (known.length === 0) return ids.map(() => null);
  const filter = [equalsAny('foreignKey', known), equals('isCanonical', true)];
  const { elements } = await read<SwList<SwSeoUrl>>({
    name: 'pathOf',
    call: { path: '/seo-url', body: { limit: 100, filter, includes: SEO_URL } },
    tags: () => [...known, ...(parentId === null ? [] : [parentId])].map(pathTag),
  });
  return ids.map(
    (id) => elements?.find((url) => url.foreignKey === id && url.isCanonical)?.seoPathInfo ?? null,
  );
}

/** Which paths are SEO paths of the language, also superseded ones. Shopware would split one with a `|`. */
export async function areSeoPaths(read: Read, paths: readonly string[]): Promise<boolean[]> {
  const askable = paths.filter((path) => path !== '' && !path.includes('|'));
  if (askable.length === 0) return paths.map(() => false);
  const filter = [equalsAny('seoPathInfo', askable)];
  const { elements } = await read<SwList<SwSeoUrl>>({
    name: 'path',
    call: { path: '/seo-url', body: { limit: 100, filter, includes: SEO_URL } },
    tags: pathTags,
    endless: ({ elements: found }) => !found?.length,
  });
  const known = new Set(
    elements?.filter(({ isDeleted }) => !isDeleted).map(({ seoPathInfo }) => seoPathInfo),
  );
  return paths.map((path) => known.has(path));
}

const PREFIX = 'path:';

/** Cache tag of responses with the path of an entity; any write to it except of its stock may change the path. */
export const pathTag = (id: string): string => PREFIX + id;

/** Tags of all entities whose paths a response contains. */
export function pathTags({ elements }: SwList<SwSeoUrl>): string[] {
  return (elements ?? []).flatMap(({ foreignKey }) => (foreignKey ? pathTag(foreignKey) : []));
}

/** Ids of the entities in path tags. */
export function idsInPathTags(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => (tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : []));
}

export type SeoKind = 'product' | 'category' | 'landing';

/** Routes of a sales channel with a storefront, and of a headless one from 6.7.14 on (shopware/shopware#17991). */
const ROUTES: Readonly<Record<SeoKind, readonly string[]>> = {
  product: ['frontend.detail.page', 'store-api.product.detail'],
  category: ['frontend.navigation.page', 'store-api.category.detail'],
  landing: ['frontend.landing.page', 'store-api.landing-page.detail'],
};

const KINDS: readonly SeoKind[] = ['product', 'category', 'landing'];

/** Kind of the entity behind a route; null for any other route. */
export function seoKind(routeName: string | null | undefined): SeoKind | null {
  return KINDS.find((kind) => ROUTES[kind].includes(routeName ?? '')) ?? null;
}

export function routeNamesOf(kind: SeoKind): readonly string[] {
  return ROUTES[kind];
}

/** Shopware's paths of entities without an SEO path (docs/rules.md, "Addresses"). */
const TECHNICAL: Readonly<Record<SeoKind, string>> = {
  product: 'detail',
  category: 'navigation',
  landing: 'landingPage',
};

/** Without prefix. */
export function technicalPath(kind: SeoKind, id: string): string {
  return `${TECHNICAL[kind]}/${id}`;
}

interface TechnicalPath {
  readonly kind: SeoKind;
  readonly id: string;
  /** With question mark, or empty. */
  readonly query: string;
}

/** Parts of a technical path without prefix; null for any other path. */
export function parseTechnicalPath(path: string): TechnicalPath | null {
  const [, route = '', id = '', query = ''] =
    /^\/?([a-z]+)\/([0-9a-f]{32})\/?(\?[^#]*)?(?:#.*)?$/i.exec(path) ?? [];
  const kind = KINDS.find((one) => TECHNICAL[one].toLowerCase() === route.toLowerCase());
  return kind === undefined ? null : { kind, id: id.toLowerCase(), query };
}

/** SEO path of a product, or `/detail/{id}` (docs/rules.md, "Addresses"). */
export function productPath({ id, seoUrls }: SwProduct, prefix: string): string {
  return seoPath(seoUrls, prefix) ?? withPrefix(technicalPath('product', id ?? ''), prefix);
}

/** SEO path of a category, or `/navigation/{id}` (docs/rules.md, "Addresses"). */
export function categoryPath({ id, seoUrls }: SwCategory, prefix: string): string {
  return seoPath(seoUrls, prefix) ?? withPrefix(technicalPath('category', id ?? ''), prefix);
}

/** The canonical path with language prefix; null without one. */
export function seoPath(urls: Nullable<readonly SwSeoUrl[]>, prefix: string): string | null {
  const url = urls?.find(({ isCanonical }) => isCanonical) ?? urls?.[0];
  return url?.seoPathInfo ? withPrefix(url.seoPathInfo, prefix) : null;
}

/** Adds the language prefix and a leading slash. */
export function withPrefix(path: string, prefix: string): string {
  return `${prefix}/${path.replace(/^\/+/, '')}`;
}
