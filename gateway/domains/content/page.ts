import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { once } from '../../lib/once.ts';
import type { Entity, SwCategory } from '../../shopware/entities.ts';
import { nullIfMissing } from '../../shopware/errors.ts';
import { image } from '../../shopware/mappers/image.ts';
import { layoutSlots } from '../../shopware/mappers/layout-parts.ts';
import { customField, translated } from '../../shopware/mappers/translated.ts';
import { CARD_ASSOCIATIONS, CARD_INCLUDES, fields, LAYOUT_INCLUDES } from '../../shopware/reads/criteria.ts';
import { loadProduct } from '../../shopware/reads/products.ts';
import { categoryPath } from '../../shopware/reads/seo-paths.ts';
import { detailedProduct } from '../catalog/public/product.ts';
import { variantLabels, variantTitle } from '../catalog/public/variant.ts';
import type { GatewayContext } from '../shared/context.ts';
import { entityPath } from '../shared/shop-html.ts';
import { entry, entryKind, formKind } from './entry.ts';
import { aroundCategory } from './navigation.ts';
import { cmsLayout } from './public/legal-pages.ts';
import { resolvePath, type Target } from './resolve-path.ts';
import { seoOf } from './seo.ts';

type Page = ResolversParentTypes['Page'];

export async function page(context: GatewayContext, path: string): Promise<Page | null> {
  const target = await resolvePath(context, path);
  return target && pageOf(context, target);
}

/** The page at a resolved path; null if the shop does not show it. */
export async function pageOf(context: GatewayContext, target: Target): Promise<Page | null> {
  if (target.kind === 'redirect') return { __typename: 'RedirectPage', path: target.path, permanent: true };
  if (target.kind === 'product') return productPage(context, target.id);
  if (target.kind === 'legal') return legalPage(context, target);
  if (target.kind === 'landing') return landingPage(context, target.id);
  return categoryPage(context, target.kind === 'home' ? null : target.id);
}

async function productPage(context: GatewayContext, id: string): Promise<Page | null> {
  const entity = await loadProduct(context.read, id);
  if (entity === null) return null;
  const source = detailedProduct(entity, context);
  const labels = variantLabels(entity);
  const target = { kind: 'product' as const, id: source.id, parentId: entity.parentId ?? null };
  const seo = seoOf(entity, { canonicalPath: source.path, image: source.cover ?? null, target }, labels);
  return {
    __typename: 'ProductPage',
    product: source,
    seo: { ...seo, title: variantTitle(seo.title, labels) },
    entity,
  };
}

async function categoryPage(context: GatewayContext, id: string | null): Promise<Page | null> {
  const prefix = context.language.pathPrefix;
  const home = id === null;
  const body = { associations: { media: {}, ...CARD_ASSOCIATIONS }, includes: PAGE_INCLUDES };
  const entity = await nullIfMissing(
    context.read<SwCategory>({
      name: 'categoryCards',
      call: { path: `/category/${id ?? 'home'}`, seoUrls: true, body },
      tags: (category) => [`category:${category.id ?? ''}`],
    }),
  );
  if (!entity?.id) return null;
  const asEntry = home ? null : entryPage(context, entity);
  if (asEntry !== null) return asEntry;
  const path = home ? `${prefix}/` : categoryPath(entity, prefix);
  const picture = image(entity.media);
  const menuAround = once(() => aroundCategory(context, entity));
  const hasMenu = layoutSlots(entity.cmsPage).some(({ type }) => type === 'category-navigation');
  return {
    __typename: 'CategoryPage',
    home,
    category: { id: entity.id, name: translated(entity, 'name') ?? '', path, image: picture, entity, home },
    seo: seoOf(entity, {
      canonicalPath: path,
      image: picture,
      target: home
        ? '/'
        : {
            kind: 'category',
            id: entity.id,
            parentId: entity.parentId ?? null,
            menuAround: hasMenu ? menuAround : undefined,
          },
    }),
    menuAround,
    entryKind: entryKind(customField(entity, 'kontor_entries')),
    form: formKind(customField(entity, 'kontor_form')),
  };
}

async function landingPage(context: GatewayContext, id: string): Promise<Page | null> {
  const body = { associations: CARD_ASSOCIATIONS, includes: PAGE_INCLUDES };
  const entity = await nullIfMissing(
    context.read<Entity<'LandingPage'>>({
      name: 'landingPage',
      call: { path: `/landing-page/${id}`, seoUrls: true, body },
      tags: () => [`landing:${id}`],
    }),
  );
  if (!entity?.id) return null;
  return {
    __typename: 'LandingPage',
    id: entity.id,
    name: translated(entity, 'name') ?? '',
    seo: seoOf(entity, {
      canonicalPath: await entityPath(context, 'landing', entity.id),
      image: null,
      target: { kind: 'landing', id: entity.id, parentId: null },
    }),
    layout: entity.cmsPage ?? null,
  };
}

async function legalPage(
  context: GatewayContext,
  { layoutId, name, path }: { readonly layoutId: string; readonly name: string; readonly path: string },
): Promise<Page | null> {
  const layout = await cmsLayout(context, layoutId);
  if (layout === null) return null;
  const canonicalPath = context.language.pathPrefix + path;
  return {
    __typename: 'LandingPage',
    id: layoutId,
    name,
    seo: {
      ...seoOf({}, { canonicalPath, image: null, target: path }),
      title: name,
    },
    layout,
  };
}

/** The page of a recipe, post or news item; null for any other category. */
function entryPage(context: GatewayContext, category: SwCategory): Page | null {
  const source = entry(category, context.language.pathPrefix);
  if (source === null) return null;
  const entrySeo = seoOf(category, {
    canonicalPath: source.path,
    image: image(category.media, source.title),
    target: { kind: 'category', id: source.id, parentId: category.parentId ?? null },
  });
  return {
    __typename: 'EntryPage',
    entry: source,
    seo: { ...entrySeo, description: entrySeo.description ?? source.teaser ?? null },
    entity: category,
  };
}

/** `includes` of a category or landing page with layout, without listings, which are read separately. */
const PAGE_INCLUDES = {
  ...CARD_INCLUDES,
  category: fields(`
    id parentId path childCount type media seoUrls cmsPage translated.name translated.description
    translated.metaTitle translated.metaDescription translated.keywords translated.customFields
  `),
  landing_page: fields(`
    id seoUrls cmsPage translated.name translated.metaTitle translated.metaDescription translated.keywords
  `),
  ...LAYOUT_INCLUDES,
  cms_product_listing: ['apiAlias'],
};
