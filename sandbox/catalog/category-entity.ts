import { mediaEntity } from '../media/media-entity.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { LIVE_VERSION } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { ancestry, type CategoryRecord, layoutOf } from '../shops/derive/category-tree.ts';
import { categoryId, idOf, mediaId, productId } from '../shops/derive/ids.ts';

/** `children`: entities, where a tree was requested. */
export function categoryEntity(
  shop: Shop,
  category: CategoryRecord,
  view: View,
  children: Entity[] | null = null,
): Entity {
  const { demo } = category;
  const name = demo.name[view.lang];
  const description = demo.lead ? `<p>${demo.lead[view.lang]}</p>` : null;
  const breadcrumb = shop.categories.breadcrumb(category, view.lang);
  const link = linkFields(category);
  const visible = category.children.filter((child) => child.demo.hidden !== true).length;
  const customFields = { ...demo.customFields, ...demo.ownFields?.[view.lang] };
  const ancestors = ancestry(category).slice(0, -1);
  const linked = demo.type === 'link' || demo.type === 'folder';
  const meta = { metaTitle: name, metaDescription: demo.lead?.[view.lang] ?? name, keywords: null };
  return entity(
    'category',
    category.id,
    {
      versionId: LIVE_VERSION,
      afterCategoryId: previous(category)?.id ?? null,
      parentId: category.parent?.id ?? null,
      mediaId: demo.picture === undefined ? null : mediaId(demo.picture),
      name,
      breadcrumb,
      path: ancestors.length === 0 ? null : `|${ancestors.map(({ id }) => id).join('|')}|`,
      level: category.level,
      active: true,
      childCount: category.children.length,
      visibleChildCount: visible,
      displayNestedProducts: demo.withoutNested !== true,
      parent: null,
      children,
      translations: null,
      media:
        demo.picture === undefined
          ? null
          : mediaEntity(demo.picture, demo.pictureAlt?.[view.lang] ?? name, view),
      tags: null,
      cmsPageId: linked ? null : idOf('layout', layoutOf(category)),
      cmsPageIdSwitched: false,
      cmsPage: null,
      ...link,
      visible: demo.hidden !== true,
      type: demo.type ?? 'page',
      productAssignmentType: 'product',
      description,
      ...meta,
      seoUrls: view.seoUrls ? shop.seo.entities(category.id, view.lang) : null,
      customEntityTypeId: null,
      customFields: Object.keys(customFields).length === 0 ? null : customFields,
    },
    {
      breadcrumb,
      name,
      customFields,
      slotConfig: null,
      ...link,
      description,
      ...meta,
    },
  );
}

function previous(category: CategoryRecord): CategoryRecord | undefined {
  const siblings = category.parent?.children ?? [];
  return siblings[siblings.indexOf(category) - 1];
}

function linkFields({ demo }: CategoryRecord): Entity {
  const link = demo.type === 'link' ? demo.link : undefined;
  if (link === undefined) return { linkType: null, internalLink: null, externalLink: null, linkNewTab: null };
  const external = link.kind === 'external';
  const target = link.kind === 'product' ? productId(link.target) : categoryId(link.target);
  return {
    linkType: link.kind,
    internalLink: external ? null : target,
    externalLink: external ? link.target : null,
    linkNewTab: external,
  };
}
