import '../../styles/filters.css';
import { useEffect, useRef, useState } from 'react';
import type { ListingPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Icon } from '../../shared/ui/elements.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { type Filter, orderIn } from './public/filter-choice.ts';
import type { ListingScope, ListingState } from './public/listing-state.ts';
import { useAllFilterValues, useFilterCounts } from './use-filter-counts.ts';

export interface FilterBarProps {
  listing: ListingPartsFragment;
  scope: ListingScope;
  state: ListingState;
  onChange(next: ListingState): void;
}

function useful(filter: Filter): boolean {
  if (filter.__typename === 'OptionFilter') return filter.valueCount > 1;
  if (filter.__typename === 'RangeFilter') return Number(filter.max) > Number(filter.min);
  if (filter.__typename === 'RatingFilter') return filter.maxRating > 0;
  return filter.available || filter.selected;
}

/** By frequency of use: category and properties, then manufacturer, price and rare filters. */
const ORDER = ['categories', 'properties', 'manufacturer', 'price', 'rating', 'shipping-free'];
const rank = ({ key }: Filter): number => ORDER.indexOf(key.split(':')[0] ?? '');

/** Products of one row on a wide screen, which are compared without filters. */
export const FEW = 4;

/** Fits one line on a wide screen, including the price; the sheet shows all filters. */
const ON_BAR = 5;

function onBar(filters: readonly Filter[]): Filter[] {
  if (filters.length <= ON_BAR) return [...filters];
  const price = filters.filter(({ __typename }) => __typename === 'RangeFilter');
  const options = filters.filter(({ __typename }) => __typename === 'OptionFilter');
  return [...options.slice(0, ON_BAR - price.length), ...price];
}

function SortSelect({ listing, state, onChange }: Omit<FilterBarProps, 'scope'>) {
  const t = useTranslate();
  return (
    <span className="sort-select">
      <select
        aria-label={t('listing.sort')}
        value={orderIn(listing, state)}
        onChange={(event) => onChange({ ...state, order: event.target.value, page: 1 })}
      >
        {listing.sortings.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron" small />
    </span>
  );
}

export function FilterBar({ listing, scope, state, onChange }: FilterBarProps) {
  const t = useTranslate();
  const [sheetOpen, setSheetOpen] = useState(false);
  const [menu, setMenu] = useState<string | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const all = useAllFilterValues(listing, scope, state);
  const countOf = useFilterCounts(scope, state, sheetOpen || menu !== null);
  const { totalCount: total } = listing;
  const isFiltered = total > FEW || listing.appliedCount > 0;
  const filters = all.filters.filter(useful).toSorted((one, other) => rank(one) - rank(other));
  const shown = isFiltered ? onBar(filters) : [];
  const isCut = all.filters.length < listing.filterCount;
  useEffect(() => {
    // The shopper may have opened it before hydration.
    bar.current?.querySelector('details[open]')?.dispatchEvent(new Event('toggle'));
    const close = (event: Event) => {
      const inside = event.target instanceof Node && bar.current?.contains(event.target);
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape';
      if (event.type === 'keydown' ? !escaped : inside) return;
      const open = bar.current?.querySelector('details[open]');
      if (escaped && inside) open?.querySelector('summary')?.focus();
      open?.removeAttribute('open');
    };
    const listening = new AbortController();
    document.addEventListener('click', close, listening);
    document.addEventListener('keydown', close, listening);
    return () => listening.abort();
  }, []);
  return (
    <div className="filter-bar" data-testid="listing-filter-bar">
      <div className="page-width">
        <div ref={bar} className="filter-choices" data-testid="listing-filter-choices">
          {shown.map((filter) => (
            <details
              key={filter.key}
              name="filter"
              className="filter-details"
              onToggle={({ currentTarget: { open } }) => {
                setMenu((other) => (open ? filter.key : other === filter.key ? null : other));
                if (open) all.complete();
              }}
            >
              <summary data-testid={`listing-filter-${filter.key.split(':')[0]}`}>
                {filter.label} <Icon name="chevron" small />
              </summary>
              <div className="filter-panel">
                <FilterPanel
                  filter={filter}
                  state={state}
                  seen={menu === filter.key}
                  countOf={countOf}
                  onChange={onChange}
                />
              </div>
            </details>
          ))}
        </div>
        <div className="filter-end">
          <span className="small numeric text-ink-2" role="status" data-testid="listing-total-count">
            {t('listing.count', { count: total })}
          </span>
          {total > 1 && <SortSelect listing={listing} state={state} onChange={onChange} />}
          {isFiltered && (
            <button
              type="button"
              className={shown.length < filters.length || isCut ? 'arrow-link' : 'arrow-link filter-opener'}
              aria-haspopup="dialog"
              onClick={() => {
                all.complete();
                setSheetOpen(true);
              }}
              data-testid="listing-filter-button"
            >
              <Icon name="filter" /> {t('filter')}
              {listing.appliedCount > 0 && <span className="numeric text-ink-3">{listing.appliedCount}</span>}
            </button>
          )}
        </div>
      </div>
      <FilterSheet
        filters={filters}
        countOf={countOf}
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        listing={listing}
        state={state}
        onChange={onChange}
      />
    </div>
  );
}
