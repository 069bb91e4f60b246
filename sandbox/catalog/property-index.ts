import { type Entity, entity } from '../shop/entity.ts';
import { optionId, propertyGroupId } from '../shops/derive/ids.ts';
import type { DemoPropertyGroup } from '../shops/model/product.ts';
import type { Lang } from '../shops/model/text.ts';

interface OptionRecord {
  readonly id: string;
  readonly group: DemoPropertyGroup;
  readonly option: DemoPropertyGroup['options'][number];
  readonly position: number;
}

export class PropertyIndex {
  readonly groups: readonly DemoPropertyGroup[];
  readonly #options = new Map<string, OptionRecord>();

  constructor(groups: readonly DemoPropertyGroup[]) {
    this.groups = groups;
    for (const group of groups) {
      for (const [position, option] of group.options.entries()) {
        const id = optionId(option.key);
        this.#options.set(id, { id, group, option, position: position + 1 });
      }
    }
  }

  optionName(id: string, lang: Lang): string {
    return this.#options.get(id)?.option.name[lang] ?? '';
  }

  groupName(id: string, lang: Lang): string {
    return this.groups.find(({ key }) => propertyGroupId(key) === id)?.name[lang] ?? '';
  }

  groupOf(id: string): string | undefined {
    const option = this.#options.get(id);
    return option && propertyGroupId(option.group.key);
  }

  groupEntity(group: DemoPropertyGroup, lang: Lang, options: readonly Entity[] | null): Entity {
    const name = group.name[lang];
    const position = this.groups.indexOf(group) + 1;
    return entity(
      'property_group',
      propertyGroupId(group.key),
      {
        name,
        displayType: group.display,
        sortingType: group.sort,
        description: null,
        position,
        filterable: group.filterable,
        visibleOnProductDetailPage: true,
        options,
      },
      { name, description: null, position, customFields: {} },
    );
  }

  optionEntity(id: string, lang: Lang, withGroup: boolean): Entity | undefined {
    const record = this.#options.get(id);
    if (record === undefined) return undefined;
    const name = record.option.name[lang];
    return entity(
      'property_group_option',
      id,
      {
        groupId: propertyGroupId(record.group.key),
        name,
        position: record.position,
        colorHexCode: record.option.color ?? null,
        mediaId: null,
        group: withGroup ? this.groupEntity(record.group, lang, null) : null,
        media: null,
      },
      { name, position: record.position, customFields: {} },
    );
  }

  /** Limited to `optionIds`, sorted as the group says. */
  grouped(
    optionIds: Iterable<string>,
    lang: Lang,
    only: (group: DemoPropertyGroup) => boolean,
    withGroup: boolean,
  ): Entity[] {
    const ids = new Set(optionIds);
    return this.groups.filter(only).flatMap((group) => {
      const sorted = group.options
        .filter(({ key }) => ids.has(optionId(key)))
        .toSorted((a, b) => (group.sort === 'position' ? 0 : compare(a.name[lang], b.name[lang], lang)));
      const options = sorted
        .map(({ key }) => this.optionEntity(optionId(key), lang, withGroup))
        .filter((option) => option !== undefined);
      return options.length === 0 ? [] : [this.groupEntity(group, lang, options)];
    });
  }
}

function compare(a: string, b: string, lang: Lang): number {
  return a.localeCompare(b, lang, { numeric: true });
}
