import { useEffect, useState } from 'react';
import { useShop } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { type Filter, listOf, toggleOption } from './filter-choice.ts';
import { type ListingState, readListingState } from './public/listing-state.ts';
import { isWhole } from './use-whole-filters.ts';

interface PanelProps {
  filter: Filter;
  state: ListingState;
  onChange(next: ListingState): void;
}

type Range = Extract<Filter, { __typename: 'RangeFilter' }>;

function PriceFields({ filter, state, onChange }: { filter: Range } & Omit<PanelProps, 'filter'>) {
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

/** Each choice takes effect at once, prices when applied. */
export function FilterPanel({ filter, state, onChange }: PanelProps) {
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
            <label key={stars} className="check">
              <input
                type="checkbox"
                checked={state.rating === stars}
                onChange={() =>
                  onChange({ ...state, page: 1, rating: state.rating === stars ? null : stars })
                }
                data-testid={`filter-rating-${stars}-checkbox`}
              />
              {t('filter.stars', { count: stars })}
            </label>
          ))}
      </fieldset>
    );
  }
  if (filter.__typename === 'ToggleFilter') {
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={state.shippingFree}
          onChange={() => onChange({ ...state, page: 1, shippingFree: !state.shippingFree })}
          data-testid="filter-shipping-free-checkbox"
        />
        {filter.label}
      </label>
    );
  }
  return (
    <fieldset aria-busy={!isWhole(filter)}>
      <legend className="sr-only">{filter.label}</legend>
      {filter.values.map(({ option }) => (
        <label key={option.id} className="check">
          <input
            type="checkbox"
            checked={state[listOf(filter.key)].includes(option.id)}
            onChange={() => onChange(toggleOption(state, filter.key, option.id))}
            data-testid="filter-option-checkbox"
          />
          {option.color && (
            <svg className="swatch-dot" viewBox="0 0 12 12" aria-hidden="true">
              <circle cx="6" cy="6" r="5.5" fill={option.color} />
            </svg>
          )}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
