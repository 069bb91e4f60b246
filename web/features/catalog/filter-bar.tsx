import { useEffect, useRef, useState } from 'react';
import type { ListingPartsFragment } from '../../generated/graphql.ts';
import { usePreHydrationInput } from '../../shared/forms/use-pre-hydration-input.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Drawer } from '../../shared/ui/dialog.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { FilterChips } from './filter-chips.tsx';
import { type Filter, listOf } from './filter-choice.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { ListingScope, ListingState } from './public/listing-state.ts';
import { useWholeFilters } from './use-whole-filters.ts';

export interface FilterBarProps {
  listing: ListingPartsFragment;
  scope: ListingScope;
  state: ListingState;
  onChange(next: ListingState): void;
}

/** A filter without a choice is hidden. */
function useful(filter: Filter): boolean {
  if (filter.__typename === 'OptionFilter') return filter.values.length > 0;
  if (filter.__typename === 'RangeFilter') return Number(filter.max) > Number(filter.min);
  if (filter.__typename === 'RatingFilter') return filter.maxStars > 0;
  return filter.available || filter.on;
}

/** What is looked for most often stands first: kinds and properties, then the maker, the price, and what is rarely set. */
const ORDER = ['categories', 'properties', 'manufacturer', 'price', 'rating', 'shipping-free'];
const rank = ({ key }: Filter): number => ORDER.indexOf(key.split(':')[0] ?? '');

/** As many as a wide screen bears in one line, the price among them; the sheet has all. */
const ON_BAR = 5;

function onBar(filters: readonly Filter[]): Filter[] {
  if (filters.length <= ON_BAR) return [...filters];
  const price = filters.filter(({ __typename }) => __typename === 'RangeFilter');
  const options = filters.filter(({ __typename }) => __typename === 'OptionFilter');
  return [...options.slice(0, ON_BAR - price.length), ...price];
}

/** Labels of what is chosen in a filter with options. */
function chosenIn(filter: Filter, state: ListingState): string {
  if (filter.__typename !== 'OptionFilter') return '';
  const chosen = state[listOf(filter.key)];
  return filter.values
    .filter(({ option }) => chosen.includes(option.id))
    .map(({ option }) => option.label)
    .join(', ');
}

/** The order that is chosen; the one shown until an answer has it, and where the shop does not know what is asked for. */
function orderIn({ sortings, sorting }: FilterBarProps['listing'], state: ListingState): string {
  return sortings.find(({ key }) => key === state.order)?.key ?? sorting;
}

function SortSelect({ listing, state, onChange }: Omit<FilterBarProps, 'scope'>) {
  const t = useTranslate();
  return (
    <span className="sort-select">
      <select
        aria-label={t('listing.sort')}
        value={orderIn(listing, state)}
        onChange={(event) => onChange({ ...state, order: event.target.value, page: 1 })}
        data-testid="listing-sort-select"
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

/** Open from the beginning where something in it is chosen; then the shopper opens and closes it. */
function SheetGroup({
  filter,
  state,
  onChange,
}: Omit<FilterBarProps, 'listing' | 'scope'> & { filter: Filter }) {
  const chosen = chosenIn(filter, state);
  const [open] = useState(chosen !== '');
  // A large shop has thousands of values: none is there before somebody looks.
  const [seen, setSeen] = useState(open);
  return (
    <details className="disclosure" open={open} onToggle={() => setSeen(true)}>
      <summary data-testid={`filter-sheet-${filter.key.split(':')[0]}`}>
        {filter.label} <span className="filter-chosen">{chosen}</span>
        <Icon name="plus" small />
      </summary>
      <div className="pb-4">{seen && <FilterPanel filter={filter} state={state} onChange={onChange} />}</div>
    </details>
  );
}

/** All that narrows and orders the listing, in one place. */
function FilterSheet({
  filters,
  open,
  onClose,
  ...controls
}: Omit<FilterBarProps, 'scope'> & { filters: readonly Filter[]; open: boolean; onClose(): void }) {
  const { listing, state, onChange } = controls;
  const t = useTranslate();
  const { total } = listing.pageInfo;
  const order = orderIn(listing, state);
  const sorting = listing.sortings.find(({ key }) => key === order);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('filter')}
      closeLabel={t('close')}
      testId="filter-drawer"
      foot={
        <Button look="primary" wide onClick={onClose} data-testid="filter-apply-button">
          {t('filter.show', { count: total })}
        </Button>
      }
    >
      <FilterChips {...controls} />
      {listing.sortings.length > 1 && (
        <details className="disclosure">
          <summary>
            {t('listing.sort')} <span className="filter-chosen">{sorting?.label}</span>
            <Icon name="plus" small />
          </summary>
          <fieldset className="pb-4">
            <legend className="sr-only">{t('listing.sort')}</legend>
            {listing.sortings.map(({ key, label }) => (
              <label key={key} className="check">
                <input
                  type="radio"
                  name="sheet-order"
                  checked={key === order}
                  onChange={() => onChange({ ...state, order: key, page: 1 })}
                  data-testid="filter-sort-radio"
                />
                {label}
              </label>
            ))}
          </fieldset>
        </details>
      )}
      {filters.map((filter) =>
        filter.__typename === 'ToggleFilter' ? (
          <div key={filter.key} className="disclosure py-2">
            <FilterPanel filter={filter} state={state} onChange={onChange} />
          </div>
        ) : (
          <SheetGroup key={filter.key} filter={filter} state={state} onChange={onChange} />
        ),
      )}
    </Drawer>
  );
}

export function FilterBar({ listing, scope, state, onChange }: FilterBarProps) {
  const t = useTranslate();
  const [sheetOpen, setSheetOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  usePreHydrationInput('.filter-bar');
  const whole = useWholeFilters(listing, scope, state);
  const filters = whole.filters.filter(useful).toSorted((one, other) => rank(one) - rank(other));
  const shown = onBar(filters);
  const isCut = whole.filters.length < listing.filterCount;
  const { total } = listing.pageInfo;
  useEffect(() => {
    const close = (event: Event) => {
      const inside = event.target instanceof Node && bar.current?.contains(event.target);
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape';
      if (event.type === 'keydown' ? !escaped : inside) return;
      const open = bar.current?.querySelector('details[open]');
      if (escaped && inside) open?.querySelector('summary')?.focus();
      open?.removeAttribute('open');
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
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
              onToggle={({ currentTarget }) => currentTarget.open && whole.complete()}
            >
              <summary data-testid={`listing-filter-${filter.key.split(':')[0]}`}>
                {filter.label} <Icon name="chevron" small />
              </summary>
              <div className="filter-panel">
                <FilterPanel filter={filter} state={state} onChange={onChange} />
              </div>
            </details>
          ))}
        </div>
        <div className="filter-end">
          <span className="small numeric text-ink-2" role="status" data-testid="listing-total-count">
            {t('listing.count', { count: total })}
          </span>
          <SortSelect listing={listing} state={state} onChange={onChange} />
          <button
            type="button"
            className={shown.length < filters.length || isCut ? 'arrow-link' : 'arrow-link filter-opener'}
            aria-haspopup="dialog"
            onClick={() => {
              whole.complete();
              setSheetOpen(true);
            }}
            data-testid="listing-filter-button"
          >
            <Icon name="filter" /> {t('filter')}
            {listing.appliedCount > 0 && <span className="numeric text-ink-3">{listing.appliedCount}</span>}
          </button>
        </div>
      </div>
      <FilterSheet
        filters={filters}
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        listing={listing}
        state={state}
        onChange={onChange}
      />
    </div>
  );
}
