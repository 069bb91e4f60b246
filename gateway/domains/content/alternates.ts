import type { Alternate, Language } from '../../../schema/generated/types.ts';
import { categoryPath, withPrefix } from '../../shopware/reads/entity-path.ts';
import { findPlace, navigationRead } from '../../shopware/reads/navigation-tree.ts';
import type { PublicRead } from '../../shopware/reads/public-reads.ts';
import { loadSeoPaths } from '../../shopware/reads/seo-paths.ts';
import type { GatewayContext } from '../shared/context.ts';

const TECHNICAL: Readonly<Record<string, string>> = {
  'frontend.detail.page': 'detail',
  'frontend.navigation.page': 'navigation',
  'frontend.landing.page': 'landingPage',
};

/**
 * URL of an entity in every language: its SEO path, else the technical one. Without an SEO index (large shops),
 * categories are read from the cached menus.
 * @param routeName Shopware's, e.g. `frontend.detail.page`
 * @param own its path in the language of the request, where it is known
 */
export async function alternates(
  context: GatewayContext,
  routeName: string,
  id: string,
  own: string | null = null,
): Promise<Alternate[]> {
  return Promise.all(
    context.languages.map(async (language) => ({
      locale: language.locale,
      path:
        own !== null && language.id === context.language.id
          ? own
          : await pathIn(context, language, routeName, id),
    })),
  );
}

export function homeAlternates(context: GatewayContext): Alternate[] {
  return samePathAlternates(context, '/');
}

/** Of a page whose path differs by the prefix alone. */
export function samePathAlternates({ languages }: GatewayContext, path: string): Alternate[] {
  return languages.map(({ locale, pathPrefix }) => ({ locale, path: pathPrefix + path }));
}

async function pathIn(
  context: GatewayContext,
  language: Language,
  routeName: string,
  id: string,
): Promise<string> {
  const { reads, paths } = context;
  const read = <T>(request: PublicRead<T>) =>
    reads.get(request, { languageId: language.id, currencyId: null }, context.freshness);
  const directory = paths.in(language.id);
  // While the index is loading, menus of other languages are not fetched for one path.
  const own = language.id === context.language.id || !paths.isReading(language.id);
  if (
    routeName === 'frontend.navigation.page' &&
    directory === null &&
    own &&
    (await inOwnMenu(context, id))
  ) {
    const place = findPlace(await read(navigationRead('MAIN')), id);
    if (place?.category.seoUrls?.length) return categoryPath(place.category, language.pathPrefix);
  }
  const known = directory?.byKey.get(id);
  const [path] = known ? [known] : await loadSeoPaths(read, [id]);
  return path
    ? withPrefix(path, language.pathPrefix)
    : `${language.pathPrefix}/${TECHNICAL[routeName] ?? 'navigation'}/${id}`;
}

/** A category deeper than the levels of the menu is in that of no language. */
async function inOwnMenu(context: GatewayContext, id: string): Promise<boolean> {
  return findPlace(await context.read(navigationRead('MAIN')), id) !== null;
}
