import { type CategoryRecord, layoutOf } from '../../sandbox/shops/derive/category-tree.ts';
import { categoryId, idOf, mediaId, productId } from '../../sandbox/shops/derive/ids.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';
import type { Surroundings } from './surroundings.ts';
import { translations } from './translations.ts';

/** The categories, each after its parent and after the one before it. */
export function categories(around: Surroundings): ShopwareRecord[] {
  const roots = demo.categories.all.filter(({ parent }) => parent === null);
  return roots.flatMap((root) => tree(root)).map((category) => record(around, category));
}

function tree(category: CategoryRecord): CategoryRecord[] {
  return [category, ...category.children.flatMap(tree)];
}

function record(around: Surroundings, category: CategoryRecord): ShopwareRecord {
  const { demo, parent } = category;
  const linked = demo.type === 'link' || demo.type === 'folder';
  const siblings = parent?.children ?? [];
  return {
    id: category.id,
    parentId: parent?.id ?? null,
    afterCategoryId: siblings[siblings.indexOf(category) - 1]?.id ?? null,
    type: demo.type ?? 'page',
    active: true,
    visible: demo.hidden !== true,
    displayNestedProducts: demo.withoutNested !== true,
    productAssignmentType: 'product',
    mediaId: demo.picture === undefined ? null : mediaId(demo.picture),
    cmsPageId: linked ? null : idOf('layout', layoutOf(category)),
    translations: translations(around, (lang) => {
      const customFields = { ...demo.customFields, ...demo.ownFields?.[lang] };
      const lead = demo.lead?.[lang];
      return {
        name: demo.name[lang],
        description: lead === undefined ? null : `<p>${lead}</p>`,
        metaTitle: demo.name[lang],
        metaDescription: lead ?? demo.name[lang],
        ...link(category),
        ...(Object.keys(customFields).length === 0 ? {} : { customFields }),
      };
    }),
  };
}

function link({ demo }: CategoryRecord): Readonly<Record<string, unknown>> {
  const target = demo.type === 'link' ? demo.link : undefined;
  if (target === undefined) return {};
  if (target.kind === 'external')
    return { linkType: 'external', externalLink: target.target, linkNewTab: true };
  const internalLink = target.kind === 'product' ? productId(target.target) : categoryId(target.target);
  return { linkType: target.kind, internalLink, linkNewTab: false };
}
