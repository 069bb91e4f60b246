import type { Resolvers } from '../../generated/resolvers.ts';
import { customField, translated } from '../../shopware/mappers/translated.ts';
import { withPrefix } from '../../shopware/reads/seo-paths.ts';
import { selectsPrivateNodes } from '../account/public/private-nodes.ts';
import { listedProducts } from '../catalog/public/listing.ts';
import { customFields } from '../shared/custom-fields.ts';
import { shopHtml } from '../shared/shop-html.ts';
import { categoryBreadcrumbs, productBreadcrumbs } from './breadcrumbs.ts';
import { cmsPage, productLayout } from './cms-page.ts';
import { entries, entryTags, moreEntries, searchEntries } from './entries.ts';
import { entryKind } from './entry.ts';
import { placeOf } from './missing-parts.ts';
import { childrenOf, firstChildren, navigation } from './navigation.ts';
import { nodes } from './node.ts';
import { page } from './page.ts';
import { seoAlternates } from './seo.ts';

export const contentResolvers = {
  Query: {
    page: (_, { path }, context) => page(context, path),
    node: async (_, { id }, context, info) =>
      (await nodes(context, [id], selectsPrivateNodes(info)))[0] ?? null,
    nodes: (_, { ids }, context, info) => nodes(context, ids, selectsPrivateNodes(info)),
    navigation: (_, { kind, depth, below }, context) => navigation(context, kind, depth ?? 2, below ?? null),
    entries: (_, { kind, tag, ...args }, context) => entries(context, kind, tag ?? null, args),
    searchEntries: (_, { term, ...args }, context) => searchEntries(context, term, args),
  },
  ProductPage: {
    breadcrumbs: ({ entity }, _, context) => productBreadcrumbs(context, entity),
    cms: ({ entity, product }, _, context, info) =>
      productLayout(entity.cmsPage, { ...placeOf(context, info), productId: product.id }),
  },
  CategoryPage: {
    breadcrumbs: ({ home, category }, _, context) =>
      home ? [] : categoryBreadcrumbs(context, category.entity),
    cms: ({ category: { id, entity }, menuAround }, _, context, info) =>
      cmsPage(entity.cmsPage, { ...placeOf(context, info), categoryId: id, menuAround }),
  },
  Category: {
    customFields: ({ entity }, { keys }, context) =>
      customFields(context, 'category', keys, (key) => customField(entity, key)),
    descriptionHtml: ({ entity }, _, context) => {
      const description = translated(entity, 'description');
      return description === null ? null : shopHtml(context, description);
    },
    children: (source, _, context) => childrenOf(context, source),
    products: ({ id, entity }, args, context, info) => {
      const { cmsPage: layout } = entity;
      const listsEntries = entryKind(customField(entity, 'kontor_entries')) !== null;
      return !listsEntries && (!layout?.id || layout.type === 'product_list')
        ? listedProducts(context, { categoryId: id }, args, info)
        : null;
    },
  },
  EntryPage: {
    breadcrumbs: ({ entity }, _, context) => categoryBreadcrumbs(context, entity),
    cms: ({ entity, entry }, _, context, info) =>
      cmsPage(entity.cmsPage, { ...placeOf(context, info), categoryId: entry.id }),
    more: ({ entity }, _, context) => moreEntries(context, entity),
  },
  LandingPage: {
    cms: ({ id, layout }, _, context, info) =>
      cmsPage(layout, { ...placeOf(context, info), idPrefix: `${id}:` }),
  },
  CmsCategoryNavigation: {
    entries: ({ entries: around }) => around(),
  },
  CmsEntries: {
    entries: async ({ kind, limit }, _, context) => [
      ...(await entries(context, kind, null, { first: limit })).nodes,
    ],
  },
  EntryConnection: {
    tags: ({ parentId }, _, context) => entryTags(context, parentId),
  },
  Ingredient: {
    path: async ({ product }, _, { loaders, language }) => {
      const found = product === null ? null : await loaders.numbered.load(product);
      return found === null ? null : withPrefix(found.path, language.pathPrefix);
    },
    productId: async ({ product }, _, { loaders }) => {
      const found = product === null ? null : await loaders.numbered.load(product);
      return found === null || found.hasVariants ? null : found.id;
    },
  },
  NavigationEntry: {
    children: (source, { first }) => firstChildren(source, first ?? null),
    childCount: async ({ children }) => (await children()).length,
  },
  Seo: {
    alternates: (source, _, context) => seoAlternates(context, source),
  },
} satisfies Resolvers;
