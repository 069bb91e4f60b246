import { textOrNull } from '../../lib/shape.ts';
import { splitPath } from '../../shopware/channel/locales.ts';
import type { SwCategory, SwList, SwSeoUrl } from '../../shopware/entities.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import { equals, equalsAny } from '../../shopware/reads/criteria.ts';
import { belowRead, navigationRead, walk } from '../../shopware/reads/navigation-tree.ts';
import {
  parseTechnicalPath,
  pathTag,
  pathTags,
  SEO_URL,
  seoKind,
  withPrefix,
} from '../../shopware/reads/seo-paths.ts';
import type { GatewayContext } from '../shared/context.ts';
import { legalLayout } from './public/legal-pages.ts';

export type Target =
  | { readonly kind: 'home' }
  | { readonly kind: 'product' | 'category' | 'landing'; readonly id: string }
  | { readonly kind: 'legal'; readonly layoutId: string; readonly name: string; readonly path: string }
  | { readonly kind: 'redirect'; readonly path: string };

/** An exact SEO path, or a permanent redirect from a superseded, technical or differently written one; or null. */
export async function resolvePath(context: GatewayContext, path: string): Promise<Target | null> {
  const rest = normalise(context, path);
  if (rest === null) return null;
  if (rest === '/') return { kind: 'home' };
  return (
    (await technical(context, rest)) ??
    (await inMenus(context, rest)) ??
    (await bySeoPath(context, rest)) ??
    (await legal(context, rest))
  );
}

function normalise({ languages }: GatewayContext, path: string): string | null {
  try {
    const [plain = ''] = path.split(/[?#]/, 1);
    const { rest } = splitPath(languages, decodeURIComponent(plain));
    const hasControl = [...rest].some((letter) => letter.charCodeAt(0) < 32);
    return rest.length > 2_000 || hasControl ? null : rest.replace(/\/{2,}/g, '/');
  } catch {
    return null;
  }
}

async function technical(context: GatewayContext, rest: string): Promise<Target | null> {
  const target = parseTechnicalPath(rest);
  if (target === null) return null;
  const path = await context.loaders.seoPath.load(target.id);
  return path === null ? target : { kind: 'redirect', path: withPrefix(path, context.language.pathPrefix) };
}

async function legal(context: GatewayContext, rest: string): Promise<Target | null> {
  const found = await legalLayout(context, rest);
  if (found === null) return null;
  if (found.path !== rest) return { kind: 'redirect', path: context.language.pathPrefix + found.path };
  return { kind: 'legal', ...found };
}

/** Category paths are in the cached menus and need no call, nor do deeper ones if their siblings are cached. */
async function inMenus(context: GatewayContext, rest: string): Promise<Target | null> {
  const path = rest.slice(1);
  const menu = await context.read(navigationRead('MAIN'));
  const above = categoryAbove(menu, path);
  const below = above?.id
    ? (context.reads.cached(belowRead(above.id), context.view, context.freshness) ?? [])
    : [];
  const category = categoryAt(menu, path) ?? categoryAt(below, path);
  return category?.id ? { kind: 'category', id: category.id } : null;
}

function categoryAt(tree: readonly SwCategory[], path: string): SwCategory | null {
  for (const { category } of walk(tree)) {
    const exact = category.seoUrls?.some(({ seoPathInfo }) => seoPathInfo === path);
    if (exact && category.id && category.type !== 'link' && category.type !== 'folder') return category;
  }
  return null;
}

function categoryAbove(tree: readonly SwCategory[], path: string): SwCategory | null {
  let found: { readonly category: SwCategory; readonly length: number } | null = null;
  for (const { category } of walk(tree)) {
    const candidate = category.seoUrls?.[0]?.seoPathInfo?.replace(/\/$/, '');
    if (candidate && path.startsWith(`${candidate}/`) && candidate.length > (found?.length ?? 0))
      found = { category, length: candidate.length };
  }
  return found?.category ?? null;
}

async function bySeoPath(context: GatewayContext, rest: string): Promise<Target | null> {
  const withoutSlash = rest.slice(1);
  const known = context.paths.in(context.view.languageId)?.byPath.get(withoutSlash);
  const knownKind = seoKind(known?.routeName);
  if (known?.foreignKey && knownKind) return { kind: knownKind, id: known.foreignKey };
  const alternative = withoutSlash.endsWith('/') ? withoutSlash.slice(0, -1) : `${withoutSlash}/`;
  const filter = withoutSlash.includes('|')
    ? equals('seoPathInfo', withoutSlash)
    : equalsAny('seoPathInfo', [withoutSlash, alternative]);
  const { elements } = await context.read<SwList<SwSeoUrl>>({
    name: 'path',
    call: { path: '/seo-url', body: { limit: 5, filter: [filter], includes: SEO_URL } },
    tags: pathTags,
    endless: ({ elements: found }) => !found?.length,
  });
  const urls = (elements ?? []).filter(({ isDeleted }) => !isDeleted);
  const found = urls.find(({ seoPathInfo }) => seoPathInfo === withoutSlash) ?? urls[0];
  if (!found) return superseded(context, withoutSlash);
  const kind = seoKind(found.routeName);
  if (kind === null || !found.foreignKey || !found.seoPathInfo) return null;
  if (found.seoPathInfo === withoutSlash) return { kind, id: found.foreignKey };
  return { kind: 'redirect', path: withPrefix(found.seoPathInfo, context.language.pathPrefix) };
}

async function superseded(context: GatewayContext, withoutSlash: string): Promise<Target | null> {
  const id = await supersededKey(context, withoutSlash);
  const path = id === null ? null : await context.loaders.seoPath.load(id);
  return path === null ? null : { kind: 'redirect', path: withPrefix(path, context.language.pathPrefix) };
}

/** Maximum number of rows: one per language and sales channel with the path, and some superseded ones. */
const MAX_ROWS = 25;

/** Only the Admin API returns superseded paths, with `isCanonical: null` (case 665). */
async function supersededKey(context: GatewayContext, path: string): Promise<string | null> {
  const { admin, cache, log } = context;
  if (admin === null) return null;
  const key = `supersededPath:${context.view.languageId}:${path}`;
  try {
    const entry = await cache.get<string | null>(key, CACHE_POLICIES.supersededPath, textOrNull, async () => {
      const filter = [equals('seoPathInfo', path), equals('isDeleted', false)];
      const includes = { seo_url: ['foreignKey', 'languageId'] };
      const rows = await admin.search('seo-url', { limit: MAX_ROWS, filter, includes });
      const candidate = rows.find(({ languageId }) => languageId === context.view.languageId);
      const id = (candidate ?? rows[0])?.['foreignKey'];
      const value = typeof id === 'string' ? id : null;
      return {
        value,
        size: 100,
        tags: value === null ? [] : [pathTag(value)],
        storage: value === null ? 'negative' : true,
      };
    });
    return entry.value;
  } catch (error) {
    log.warn({ err: error }, 'superseded paths cannot be looked up');
    return null;
  }
}
