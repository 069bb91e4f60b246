import { useState } from 'react';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Drawer } from '../../shared/ui/dialog.tsx';
import { Button, Icon } from '../../shared/ui/elements.tsx';
import { FilterChips, type FilterControls } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { type Filter, listOf, orderIn } from './public/filter-choice.ts';
import type { ListingState } from './public/listing-state.ts';
import type { CountOf } from './use-filter-counts.ts';

function chosenIn(filter: Filter, state: ListingState): string {
  if (filter.__typename !== 'OptionFilter') return '';
  const chosen = state[listOf(filter.key)];
  return filter.values
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join(', ');
}

function SheetGroup({
  filter,
  state,
  first,
  countOf,
  onChange,
}: Omit<FilterControls, 'listing'> & { filter: Filter; first: boolean; countOf: CountOf }) {
  const chosen = chosenIn(filter, state);
  const [open] = useState(first || chosen !== '');
  // A large shop has thousands of values, so they render only when opened.
  const [seen, setSeen] = useState(open);
  const [isOpen, setOpen] = useState(open);
  return (
    <details
      className="disclosure"
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        setSeen(true);
      }}
    >
      <summary data-testid={`filter-sheet-${filter.key.split(':')[0]}`}>
        {filter.label} <span className="filter-chosen">{chosen}</span>
        <Icon name="chevron" small />
      </summary>
      <div className="pb-4">
        {seen && (
          <FilterPanel filter={filter} state={state} seen={isOpen} countOf={countOf} onChange={onChange} />
        )}
      </div>
    </details>
  );
}

/** All filters and the sorting of a listing. */
export function FilterSheet({
  filters,
  countOf,
  open,
  onClose,
  ...controls
}: FilterControls & {
  filters: readonly Filter[];
  countOf: CountOf;
  open: boolean;
  onClose(): void;
}) {
  const { listing, state, onChange } = controls;
  const t = useTranslate();
  const order = orderIn(listing, state);
  const sorting = listing.sortings.find(({ key }) => key === order);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('filter')}
      testId="filter-drawer"
      foot={
        <Button look="primary" wide onClick={onClose}>
          {t('filter.show', { count: listing.totalCount })}
        </Button>
      }
    >
      <FilterChips {...controls} />
      {listing.sortings.length > 1 && (
        <details className="disclosure">
          <summary>
            {t('listing.sort')} <span className="filter-chosen">{sorting?.label}</span>
            <Icon name="chevron" small />
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
                />
                {label}
              </label>
            ))}
          </fieldset>
        </details>
      )}
      {filters.map((filter, index) =>
        filter.__typename === 'ToggleFilter' ? (
          <div key={filter.key} className="disclosure py-2">
            <FilterPanel filter={filter} state={state} seen countOf={countOf} onChange={onChange} />
          </div>
        ) : (
          <SheetGroup
            key={filter.key}
            filter={filter}
            first={index === 0}
            state={state}
            countOf={countOf}
            onChange={onChange}
          />
        ),
      )}
    </Drawer>
  );
}
