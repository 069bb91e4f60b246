import { useEffect, useState } from 'react';
import { useShop } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import type { Filter } from './filter-choice.ts';
import { FilterValue } from './filter-value.tsx';
import { OptionValues } from './option-values.tsx';
import { type ListingState, readListingState } from './public/listing-state.ts';
import type { CountOf } from './use-filter-counts.ts';

interface PanelProps {
  filter: Filter;
  state: ListingState;
  /** Whether it is open. */
  seen: boolean;
  countOf: CountOf;
  onChange(next: ListingState): void;
}

type Range = Extract<Filter, { __typename: 'RangeFilter' }>;

function PriceFields({
  filter,
  state,
  onChange,
}: { filter: Range } & Omit<PanelProps, 'filter' | 'seen' | 'countOf'>) {
  const { t, currency } = useShop();
  const [min, setMin] = useState(state.minPrice ?? '');
  const [max, setMax] = useState(state.maxPrice ?? '');
  useEffect(() => {
    setMin(state.minPrice ?? '');
    setMax(state.maxPrice ?? '');
  }, [state.minPrice, state.maxPrice]);
  function apply() {
    const params = new URLSearchParams({ 'min-price': min, 'max-price': max });
    const { minPrice, maxPrice } = readListingState(params);
    if (minPrice !== state.minPrice || maxPrice !== state.maxPrice)
      onChange({ ...state, page: 1, minPrice, maxPrice });
  }
  const field = (label: string, value: string, set: (next: string) => void, hint: string, testId: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      placeholder={hint}
      value={value}
      onChange={(event) => set(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
      data-testid={testId}
    />
  );
  return (
    <>
      <div className="range-fields">
        {field(
          t('filter.min', { currency }),
          min,
          setMin,
          String(Math.floor(Number(filter.min))),
          'filter-min-price-input',
        )}
        {field(
          t('filter.max', { currency }),
          max,
          setMax,
          String(Math.ceil(Number(filter.max))),
          'filter-max-price-input',
        )}
      </div>
      <Button className="mt-3 min-h-11" wide onClick={apply} data-testid="filter-price-button">
        {t('filter.apply')}
      </Button>
    </>
  );
}

/** Each selection takes effect immediately, prices on submit. */
export function FilterPanel({ filter, state, seen, countOf, onChange }: PanelProps) {
  const { t } = useShop();
  if (filter.__typename === 'RangeFilter')
    return <PriceFields filter={filter} state={state} onChange={onChange} />;
  if (filter.__typename === 'RatingFilter') {
    return (
      <fieldset>
        <legend className="sr-only">{filter.label}</legend>
        {[4, 3, 2, 1]
          .filter((stars) => stars <= filter.maxStars)
          .map((stars) => (
            <FilterValue
              key={stars}
              chosen={state.rating === stars}
              counted={countOf(filter, stars)}
              onToggle={() => onChange({ ...state, page: 1, rating: state.rating === stars ? null : stars })}
              testId={`filter-rating-${stars}-checkbox`}
            >
              {t('filter.stars', { count: stars })}
            </FilterValue>
          ))}
      </fieldset>
    );
  }
  if (filter.__typename === 'ToggleFilter') {
    return (
      <FilterValue
        chosen={state.shippingFree}
        counted={countOf(filter)}
        onToggle={() => onChange({ ...state, page: 1, shippingFree: !state.shippingFree })}
        testId="filter-shipping-free-checkbox"
      >
        {filter.label}
      </FilterValue>
    );
  }
  return <OptionValues filter={filter} state={state} seen={seen} countOf={countOf} onChange={onChange} />;
}
