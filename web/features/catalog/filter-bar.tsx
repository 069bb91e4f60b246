import { useEffect, useRef, useState } from 'react';
import type { ListingPartsFragment } from '../../generated/graphql.ts';
import { usePreHydrationInput } from '../../shared/forms/use-pre-hydration-input.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Drawer } from '../../shared/ui/dialog.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { Filter } from './filter-choice.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { ListingState } from './public/listing-state.ts';

export interface FilterBarProps {
  listing: ListingPartsFragment;
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

function SortSelect({ listing, state, onChange }: FilterBarProps) {
  const t = useTranslate();
  return (
    <span className="sort-select">
      <select
        aria-label={t('listing.sort')}
        value={listing.sorting}
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

export function FilterBar({ listing, state, onChange }: FilterBarProps) {
  const t = useTranslate();
  const [sheetOpen, setSheetOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  usePreHydrationInput('.filter-bar');
  const filters = listing.filters.filter(useful);
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
          {filters.map((filter) => (
            <details key={filter.key} name="filter" className="filter-details">
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
            className="arrow-link filter-opener"
            aria-haspopup="dialog"
            onClick={() => setSheetOpen(true)}
            data-testid="listing-filter-button"
          >
            <Icon name="filter" /> {t('filter')}
            {listing.appliedCount > 0 && <span className="numeric text-ink-3">{listing.appliedCount}</span>}
          </button>
        </div>
      </div>
      <Drawer
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        title={t('filter')}
        closeLabel={t('close')}
        testId="filter-drawer"
        foot={
          <Button look="primary" wide onClick={() => setSheetOpen(false)} data-testid="filter-apply-button">
            {t('filter.show', { count: total })}
          </Button>
        }
      >
        {filters.map((filter) => (
          <details key={filter.key} className="disclosure">
            <summary>
              {filter.label} <Icon name="plus" small />
            </summary>
            <div className="pb-4">
              <FilterPanel filter={filter} state={state} onChange={onChange} />
            </div>
          </details>
        ))}
      </Drawer>
    </div>
  );
}
