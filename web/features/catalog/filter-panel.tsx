import { type ReactNode, useEffect, useId, useState } from 'react';
import { shortNumber, useShop } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/elements.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { type Filter, listOf, toggleOption } from './public/filter-choice.ts';
import { type ListingState, readListingState } from './public/listing-state.ts';
import { type CountOf, isComplete, type ValueCount } from './use-filter-counts.ts';

interface FilterValueProps {
  chosen: boolean;
  counted: ValueCount | null;
  onToggle(): void;
  children: ReactNode;
}

/** A value without products stays reachable but cannot be selected; a selected one can always be removed. */
function FilterValue({ chosen, counted, onToggle, children }: FilterValueProps) {
  const { t, language } = useShop();
  const id = useId();
  const none = counted?.current === true && counted.count === 0 && !chosen;
  return (
    <label className={counted?.count === 0 && !chosen ? 'check check-none' : 'check'}>
      <input
        type="checkbox"
        checked={chosen}
        onChange={() => {
          if (!none) onToggle();
        }}
        aria-disabled={none || undefined}
        aria-describedby={counted?.current ? id : undefined}
      />
      {children}
      {counted && (
        <span
          className={counted.current ? 'filter-count numeric' : 'filter-count filter-count-past numeric'}
          aria-hidden="true"
          data-testid="filter-count"
        >
          {shortNumber(counted.count, language.formatLocale)}
        </span>
      )}
      {counted?.current && (
        <span id={id} hidden>
          {t('listing.count', { count: counted.count })}
        </span>
      )}
    </label>
  );
}

type OptionFilter = Extract<Filter, { __typename: 'OptionFilter' }>;

const READABLE = 15;

type Value = OptionFilter['values'][number];
const NONE: ReadonlySet<string> = new Set();

/** Values without products, which a long list shows last. Counts are those at opening time, so that values do not move under a finger. */
function leadingNowhere(filter: OptionFilter, countOf: CountOf): ReadonlySet<string> {
  const ids = filter.values.map(({ value }) => value);
  return new Set(ids.filter((id) => countOf(filter, id)?.count === 0));
}

/** Ignores accents and case: "creme" finds "Crème". */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface ValueSearchProps {
  filter: OptionFilter;
  term: string;
  found: number;
  onTerm(next: string): void;
}

function ValueSearch({ filter, term, found, onTerm }: ValueSearchProps) {
  const { t } = useShop();
  return (
    <div className="min-h-26 pt-2.5">
      <TextField
        label={t('filter.search', { label: filter.label })}
        type="search"
        autoComplete="off"
        value={term}
        onChange={onTerm}
      />
      <p className="small numeric text-ink-2" role="status">
        {term.trim() !== '' &&
          (found > 0 ? t('filter.found', { count: found }) : t('search.nothing', { term }))}
      </p>
    </div>
  );
}

function OptionValues({
  filter,
  state,
  seen,
  countOf,
  onChange,
}: Omit<PanelProps, 'filter'> & { filter: OptionFilter }) {
  const [term, setTerm] = useState('');
  const isLong = filter.valueCount > READABLE;
  const [wasSeen, setWasSeen] = useState(false);
  const [behind, setBehind] = useState<ReadonlySet<string>>(NONE);
  if (seen !== wasSeen) {
    setWasSeen(seen);
    if (seen) setBehind(isLong ? leadingNowhere(filter, countOf) : NONE);
  }
  const query = bare(term.trim());
  const chosen = state[listOf(filter.key)];
  const found = filter.values.filter(({ label }) => bare(label).includes(query));
  const shown =
    query === ''
      ? filter.values
      : filter.values.filter((one) => found.includes(one) || chosen.includes(one.value));
  const place = ({ value }: Value) => Number(behind.has(value) && !chosen.includes(value));
  return (
    <>
      {seen && isLong && <ValueSearch filter={filter} term={term} found={found.length} onTerm={setTerm} />}
      <fieldset aria-busy={!isComplete(filter)}>
        <legend className="sr-only">{filter.label}</legend>
        {shown
          .toSorted((one, other) => place(one) - place(other))
          .map(({ value, label, color }) => (
            <FilterValue
              key={value}
              chosen={chosen.includes(value)}
              counted={countOf(filter, value)}
              onToggle={() => onChange(toggleOption(state, filter.key, value))}
            >
              {color && (
                <svg className="swatch-dot" viewBox="0 0 12 12" aria-hidden="true">
                  <circle cx="6" cy="6" r="5.5" fill={color} />
                </svg>
              )}
              <span>{label}</span>
            </FilterValue>
          ))}
      </fieldset>
    </>
  );
}

interface PanelProps {
  filter: Filter;
  state: ListingState;
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
  /** @param from element in the menu to close, if it is in one */
  function applyAndClose(from: HTMLElement) {
    const menu = from.closest('details.filter-details');
    menu?.removeAttribute('open');
    menu?.querySelector('summary')?.focus();
    apply();
  }
  const field = (label: string, value: string, set: (next: string) => void, hint: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      placeholder={hint}
      value={value}
      onChange={set}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') applyAndClose(event.currentTarget);
      }}
    />
  );
  return (
    <>
      <div className="grid grid-cols-[1fr_1fr] gap-3 pt-2.5">
        {field(t('filter.min', { currency }), min, setMin, String(Math.floor(Number(filter.min))))}
        {field(t('filter.max', { currency }), max, setMax, String(Math.ceil(Number(filter.max))))}
      </div>
      <Button className="range-apply" wide onClick={({ currentTarget }) => applyAndClose(currentTarget)}>
        {t('filter.apply')}
      </Button>
    </>
  );
}

/** Each selection takes effect immediately, prices when the focus leaves a field. */
export function FilterPanel({ filter, state, seen, countOf, onChange }: PanelProps) {
  const { t } = useShop();
  if (filter.__typename === 'RangeFilter')
    return <PriceFields filter={filter} state={state} onChange={onChange} />;
  if (filter.__typename === 'RatingFilter') {
    return (
      <fieldset>
        <legend className="sr-only">{filter.label}</legend>
        {[4, 3, 2, 1]
          .filter((stars) => stars <= filter.maxRating)
          .map((stars) => (
            <FilterValue
              key={stars}
              chosen={state.rating === stars}
              counted={countOf(filter, stars)}
              onToggle={() => onChange({ ...state, page: 1, rating: state.rating === stars ? null : stars })}
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
      >
        {filter.label}
      </FilterValue>
    );
  }
  return <OptionValues filter={filter} state={state} seen={seen} countOf={countOf} onChange={onChange} />;
}
