import type {
  FilterValue,
  OptionDisplay,
  OptionFilter,
  ProductFilterInput,
  RangeFilter,
  RatingFilter,
  ToggleFilter,
} from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import type { SwAggregation, SwGroup, SwOption } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import type { Messages } from '../shared/messages/messages.ts';
import type { FilterCounts } from './filter-counts.ts';
import { byGroup, byName, byOption } from './public/variant.ts';

type TypedFilter<T extends string, F> = F & { readonly __typename: T };

type Counting = () => Promise<FilterCounts | null>;

export type FilterValueSource = Omit<FilterValue, 'count'> & {
  readonly count: () => Promise<number | null>;
};

export type OptionFilterSource = Omit<OptionFilter, 'values' | 'valueCount'> & {
  readonly values: readonly FilterValueSource[];
};

export type RatingFilterSource = Omit<RatingFilter, 'counts'> & {
  readonly counts: () => Promise<readonly number[] | null>;
};

export type ToggleFilterSource = Omit<ToggleFilter, 'count'> & {
  readonly count: () => Promise<number | null>;
};

export type FilterSource =
  | TypedFilter<'OptionFilter', OptionFilterSource>
  | TypedFilter<'RangeFilter', RangeFilter>
  | TypedFilter<'RatingFilter', RatingFilterSource>
  | TypedFilter<'ToggleFilter', ToggleFilterSource>;

/** The first filters (all for null), and the active ones. */
export function firstFilters(all: readonly FilterSource[], count: number | null): FilterSource[] {
  return all.filter((filter, at) => count === null || at < count || isInForce(filter));
}

/** The first values of a filter (all for null), and the selected ones. */
export function firstValues({ values }: OptionFilterSource, count: number | null): FilterValueSource[] {
  return values.filter(({ selected }, at) => count === null || at < count || selected);
}

function isInForce(filter: FilterSource): boolean {
  switch (filter.__typename) {
    case 'OptionFilter':
      return filter.values.some(({ selected }) => selected);
    case 'RangeFilter':
      return filter.selectedMin != null || filter.selectedMax != null;
    case 'RatingFilter':
      return filter.selectedRating != null;
    default:
      return filter.selected;
  }
}

export function filters(
  aggregations: Readonly<Record<string, unknown>>,
  filter: ProductFilterInput,
  messages: Messages,
  counting: Counting,
): FilterSource[] {
  const of = (name: string): SwAggregation => (isObject(aggregations[name]) ? aggregations[name] : {});
  const label = (name: string) => messages.text(`filter-${name}`);
  const manufacturers = entities<SwOption>(of('manufacturer')).toSorted(byName);
  return [
    ...options('categories', label('categories'), entities(of('categories')), filter.categories, counting),
    ...range(of('price'), filter, label('price')),
    ...options('manufacturer', label('manufacturer'), manufacturers, filter.manufacturers, counting),
    ...groups(of('properties'), filter, counting),
    ...rating(of('rating'), filter, label('rating'), counting),
    ...freeShipping(of('shipping-free'), filter, label('shipping-free'), counting),
  ];
}

export function optionDisplay(displayType: string | null | undefined): OptionDisplay {
  if (displayType === 'color') return 'COLOR';
  if (displayType === 'media') return 'IMAGE';
  return displayType === 'select' ? 'SELECT' : 'TEXT';
}

function groups(aggregation: SwAggregation, filter: ProductFilterInput, counting: Counting): FilterSource[] {
  return entities<SwGroup>(aggregation)
    .toSorted(byGroup)
    .flatMap((group) =>
      options(
        `properties:${group.id ?? ''}`,
        translated(group, 'name') ?? '',
        (group.options ?? []).toSorted(byOption(group)),
        filter.properties,
        counting,
        optionDisplay(group.displayType),
      ),
    );
}

function options(
  key: string,
  label: string,
  found: readonly SwOption[],
  chosen: readonly string[] | null | undefined,
  counting: Counting,
  display: OptionDisplay = 'TEXT',
): FilterSource[] {
  const values = found.flatMap(({ id, ...option }): FilterValueSource[] =>
    id
      ? [
          {
            value: id,
            label: translated(option, 'name') ?? '',
            color: option.colorHexCode ?? null,
            image: image(option.media),
            selected: chosen?.includes(id) ?? false,
            count: async () => (await counting())?.value(key, id) ?? null,
          },
        ]
      : [],
  );
  return values.length === 0 ? [] : [{ __typename: 'OptionFilter', key, label, display, values }];
}

function range(aggregation: SwAggregation, filter: ProductFilterInput, label: string): FilterSource[] {
  const min = Number(aggregation.min ?? 0);
  const max = Number(aggregation.max ?? 0);
  if (!(max > 0)) return [];
  return [
    {
      __typename: 'RangeFilter',
      key: 'price',
      label,
      min: min.toFixed(2),
      max: max.toFixed(2),
      selectedMin: filter.minPrice ?? null,
      selectedMax: filter.maxPrice ?? null,
    },
  ];
}

function rating(
  aggregation: SwAggregation,
  filter: ProductFilterInput,
  label: string,
  counting: Counting,
): FilterSource[] {
  const maxRating = Math.floor(Number(aggregation.max ?? 0));
  const selectedRating = filter.rating ?? null;
  if (maxRating < 1) return [];
  const counts = async () => (await counting())?.ratings ?? null;
  return [{ __typename: 'RatingFilter', key: 'rating', label, maxRating, selectedRating, counts }];
}

function freeShipping(
  aggregation: SwAggregation,
  filter: ProductFilterInput,
  label: string,
  counting: Counting,
): FilterSource[] {
  const available = Number(aggregation.max ?? 0) > 0;
  const selected = filter.freeShipping ?? false;
  const count = async () => (await counting())?.freeShipping ?? null;
  return available || selected
    ? [{ __typename: 'ToggleFilter', key: 'shipping-free', label, available, selected, count }]
    : [];
}

function entities<T extends SwOption | SwGroup>(aggregation: SwAggregation): T[] {
  return (aggregation.entities ?? []).filter((entity): entity is T => isObject(entity));
}
