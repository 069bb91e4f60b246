import type { View } from '../../protocol/call.ts';
import { ancestry, type CategoryRecord, categoryTexts, linkFields } from '../../shops/derive/catalogue.ts';
import { customFields } from '../../shops/derive/custom-fields.ts';
import { mediaId, optionId, propertyGroupId } from '../../shops/derive/ids.ts';
import type { DemoPropertyGroup } from '../../shops/model/catalogue.ts';
import type { Lang } from '../../shops/model/text.ts';
import { languageByLang, SALES_CHANNEL_ID } from '../../state/channel.ts';
import { type Entity, entity } from '../../state/entity.ts';
import type { SeoIndex, Shop } from '../../state/shop.ts';
import { mediaEntity } from '../media.ts';

/** @param children entities below it, if a tree was requested */
export function categoryEntity(
  shop: Shop,
  category: CategoryRecord,
  view: View,
  children: Entity[] | null = null,
): Entity {
  const { id, demo, parent, level } = category;
  const { lang } = view;
  const ancestors = ancestry(category).slice(0, -1);
  const fields = customFields(demo.customFields, lang);
  const texts = {
    ...categoryTexts(category, lang),
    breadcrumb: shop.categories.breadcrumb(category, lang),
    keywords: null,
    ...(linkFields(category) ?? NO_LINK),
  };
  return entity('category', id, {
    ...texts,
    parentId: parent?.id ?? null,
    path: ancestors.length === 0 ? null : `|${ancestors.map((ancestor) => ancestor.id).join('|')}|`,
    level,
    active: true,
    visible: demo.hidden !== true,
    type: demo.type ?? 'page',
    childCount: category.children.length,
    children,
    mediaId: demo.picture === undefined ? null : mediaId(demo.picture),
    media:
      demo.picture === undefined
        ? null
        : mediaEntity(demo.picture, demo.pictureAlt?.[lang] ?? demo.name[lang], view),
    seoUrls: view.seoUrls ? seoUrlEntities(shop, id, lang) : null,
    customFields: Object.keys(fields).length === 0 ? null : fields,
    translated: { ...texts, customFields: fields },
  });
}

const NO_LINK = { linkType: null, internalLink: null, externalLink: null, linkNewTab: null };

/** The categories below one, without hidden ones (cases 011, 639). */
export function categoryTree(shop: Shop, category: CategoryRecord, view: View, depth: number): Entity[] {
  if (depth < 1) return [];
  return category.children
    .filter(({ demo }) => demo.hidden !== true)
    .map((child) => categoryEntity(shop, child, view, categoryTree(shop, child, view, depth - 1)));
}

export function seoUrlEntity({ id, lang, ...path }: SeoIndex['all'][number]): Entity {
  const languageId = languageByLang(lang).id;
  return entity('seo_url', id, { ...path, salesChannelId: SALES_CHANNEL_ID, languageId, isDeleted: false });
}

export function seoUrlEntities(shop: Shop, foreignKey: string, lang: Lang): Entity[] {
  const path = shop.seo.byKey(foreignKey, lang);
  return path === undefined ? [] : [seoUrlEntity(path)];
}

interface Option {
  readonly group: DemoPropertyGroup;
  readonly option: DemoPropertyGroup['options'][number];
  readonly position: number;
}

const indexes = new WeakMap<readonly DemoPropertyGroup[], ReadonlyMap<string, Option>>();

export function optionsOf({ propertyGroups }: Shop['catalogue']): ReadonlyMap<string, Option> {
  const index =
    indexes.get(propertyGroups) ??
    new Map(
      propertyGroups.flatMap((group) =>
        group.options.map(
          (option, at) => [optionId(option.key), { group, option, position: at + 1 }] as const,
        ),
      ),
    );
  indexes.set(propertyGroups, index);
  return index;
}

export function groupIdOf({ catalogue }: Shop, id: string): string | undefined {
  const option = optionsOf(catalogue).get(id);
  return option && propertyGroupId(option.group.key);
}

function groupEntity(
  { catalogue }: Shop,
  group: DemoPropertyGroup,
  lang: Lang,
  options: readonly Entity[] | null,
): Entity {
  const texts = { name: group.name[lang], position: catalogue.propertyGroups.indexOf(group) + 1 };
  return entity('property_group', propertyGroupId(group.key), {
    ...texts,
    displayType: group.display,
    sortingType: group.sort,
    visibleOnProductDetailPage: true,
    options,
    translated: texts,
  });
}

export function optionEntities(shop: Shop, ids: readonly string[], lang: Lang): Entity[] {
  const options = ids.map((id) => optionsOf(shop.catalogue).get(id)).filter((option) => option !== undefined);
  return options.map(({ group, option, position }) => {
    const texts = { name: option.name[lang], position };
    return entity('property_group_option', optionId(option.key), {
      ...texts,
      groupId: propertyGroupId(group.key),
      colorHexCode: option.color ?? null,
      group: groupEntity(shop, group, lang, null),
      media: null,
      translated: texts,
    });
  });
}

/** Filterable groups of options, each with those among `ids` in the order of the group. */
export function filterableOptions(shop: Shop, ids: Iterable<string>, lang: Lang): Entity[] {
  const idSet = new Set(ids);
  return shop.catalogue.propertyGroups
    .filter(({ filterable }) => filterable)
    .flatMap((group) => {
      const options = group.options
        .filter(({ key }) => idSet.has(optionId(key)))
        .toSorted((a, b) =>
          group.sort === 'position' ? 0 : a.name[lang].localeCompare(b.name[lang], lang, { numeric: true }),
        );
      if (options.length === 0) return [];
      const optionIds = options.map(({ key }) => optionId(key));
      return [groupEntity(shop, group, lang, optionEntities(shop, optionIds, lang))];
    });
}
