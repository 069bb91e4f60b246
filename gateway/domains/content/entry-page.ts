import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import type { SwCategory } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import type { GatewayContext } from '../shared/context.ts';
import { categoryBreadcrumbs } from './breadcrumbs.ts';
import { cmsPage } from './cms-page.ts';
import { moreEntries } from './entries.ts';
import { entry } from './entry.ts';
import { seoOf } from './seo.ts';

/** The page of a recipe, post or news item; null for any other category. */
export async function entryPage(
  context: GatewayContext,
  category: SwCategory,
): Promise<ResolversParentTypes['Page'] | null> {
  const source = entry(category, context.language.pathPrefix);
  if (source === null) return null;
  const [breadcrumbs, cms, more] = await Promise.all([
    categoryBreadcrumbs(context, category),
    cmsPage(category.cmsPage, { context, categoryId: source.id, productId: null }),
    moreEntries(context, category),
  ]);
  const entrySeo = seoOf(category, {
    routeName: 'frontend.navigation.page',
    id: source.id,
    path: source.path,
    image: image(category.media, source.title),
    parentId: category.parentId ?? null,
  });
  return {
    __typename: 'EntryPage',
    entry: source,
    breadcrumbs,
    cms,
    more,
    seo: { ...entrySeo, description: entrySeo.description ?? source.teaser ?? null },
  };
}
