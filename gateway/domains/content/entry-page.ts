import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import type { SwCategory } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import type { GatewayContext } from '../shared/context.ts';
import { entry } from './entry.ts';
import { seoOf } from './seo.ts';

/** The page of a recipe, post or news item; null for any other category. */
export function entryPage(
  context: GatewayContext,
  category: SwCategory,
): ResolversParentTypes['Page'] | null {
  const source = entry(category, context.language.pathPrefix);
  if (source === null) return null;
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
    seo: { ...entrySeo, description: entrySeo.description ?? source.teaser ?? null },
    entity: category,
  };
}
