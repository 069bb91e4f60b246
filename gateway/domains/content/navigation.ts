import type { Link, NavigationEntry, NavigationKind } from '../../../schema/generated/types.ts';
import type { SwCategory } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import { safeUrl } from '../../shopware/mappers/safe-url.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { categoryPath, withPrefix } from '../../shopware/reads/entity-path.ts';
import { navigationRead } from '../../shopware/reads/navigation-tree.ts';
import type { GatewayContext } from '../shared/context.ts';
import { checkRange } from '../shared/problem.ts';

export async function navigation(
  context: GatewayContext,
  kind: NavigationKind,
  depth: number,
): Promise<NavigationEntry[]> {
  checkRange('depth', depth, 5);
  const tree = await context.read(navigationRead(kind));
  return navigationEntries(context, tree, depth);
}

export async function navigationEntries(
  context: GatewayContext,
  categories: readonly SwCategory[],
  depth: number,
): Promise<NavigationEntry[]> {
  return Promise.all(
    categories.map(async (category) => ({
      categoryId: category.id ?? '',
      label: translated(category, 'name') ?? '',
      link: await categoryLink(context, category),
      image: image(category.media),
      children: depth > 1 ? await navigationEntries(context, category.children ?? [], depth - 1) : [],
    })),
  );
}

/** Link of a category (docs/rules.md, "Addresses" and "What is shown"); null for a folder or a refused target. */
async function categoryLink(context: GatewayContext, category: SwCategory): Promise<Link | null> {
  const prefix = context.language.pathPrefix;
  const within = (path: string): Link => ({ path, url: null, newTab: category.linkNewTab ?? false });
  if (category.type === 'folder') return null;
  if (category.type !== 'link') return within(categoryPath(category, prefix));
  const target = translated(category, 'internalLink');
  const kind = translated(category, 'linkType');
  if (target === null || kind === 'external') {
    const url = safeUrl(translated(category, 'externalLink'));
    return url === null ? null : { path: null, url, newTab: category.linkNewTab ?? false };
  }
  const path = await context.loaders.seoPath.load(target);
  if (path !== null) return within(withPrefix(path, prefix));
  const route = kind === 'product' ? 'detail' : kind === 'landing_page' ? 'landingPage' : 'navigation';
  return within(`${prefix}/${route}/${target}`);
}
