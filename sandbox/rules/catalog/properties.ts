import { optionId, propertyGroupId } from '../../shops/derive/ids.ts';
import type { DemoPropertyGroup } from '../../shops/model/catalogue.ts';
import type { Lang } from '../../shops/model/text.ts';
import { type Entity, entity } from '../../state/entity.ts';
import type { Shop } from '../../state/shop.ts';

interface Option {
  readonly group: DemoPropertyGroup;
  readonly option: DemoPropertyGroup['options'][number];
  readonly position: number;
}

const indexes = new WeakMap<readonly DemoPropertyGroup[], ReadonlyMap<string, Option>>();

function optionsOf({ propertyGroups }: Shop['catalogue']): ReadonlyMap<string, Option> {
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

export function optionName({ catalogue }: Pick<Shop, 'catalogue'>, id: string, lang: Lang): string {
  return optionsOf(catalogue).get(id)?.option.name[lang] ?? '';
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

/** The groups of options, each with those among `ids` in the order of the group. */
export function groupedOptions(
  shop: Shop,
  ids: Iterable<string>,
  lang: Lang,
  includes: (group: DemoPropertyGroup) => boolean,
): Entity[] {
  const idSet = new Set(ids);
  return shop.catalogue.propertyGroups.filter(includes).flatMap((group) => {
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
