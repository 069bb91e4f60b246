import type { ListingPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { useNavigationState } from '../../shared/navigation/navigation.ts';
import { Icon } from '../../shared/ui/elements.tsx';
import { listOf, toggleOption, withoutFilter } from './public/filter-choice.ts';
import { type ListingState, withoutFilters, writeListingState } from './public/listing-state.ts';
import type { CountOf } from './use-filter-counts.ts';

/** A listing whose filters and sorting can be changed. */
export interface FilterControls {
  listing: ListingPartsFragment;
  state: ListingState;
  onChange(next: ListingState): void;
}

/** Selected filter values, each with a link that removes it. @param props.countOf names the values without which products are left */
export function FilterChips({ listing, state, onChange, countOf }: FilterControls & { countOf?: CountOf }) {
  const { t, currency, language } = useShop();
  const format = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const amount = (value: string) =>
    new Intl.NumberFormat(language.formatLocale, format).format(Number(value));
  const href = useNavigationState('href');
  const range = () => {
    const [min, max] = [amount(state.minPrice ?? ''), amount(state.maxPrice ?? '')];
    if (!state.minPrice) return t('filter.to', { max });
    return t(state.maxPrice ? 'filter.range' : 'filter.from', { min, max });
  };
  const helpful: string[] = [];
  const chips = listing.filters.flatMap((filter) => {
    const { key, label } = filter;
    const one = (isChosen: unknown, text: string) =>
      isChosen ? [{ key, label: text, without: { ...withoutFilter(state, filter), page: 1 } }] : [];
    if (filter.__typename === 'RangeFilter') return one(state.minPrice || state.maxPrice, range());
    if (filter.__typename === 'RatingFilter')
      return one(state.rating, t('filter.stars', { count: state.rating ?? 0 }));
    if (filter.__typename === 'ToggleFilter') return one(state.shippingFree, label);
    const chosen = filter.values.filter(({ value }) => state[listOf(key)].includes(value));
    if (chosen.length === 1 && filter.values.some(({ value }) => countOf?.(filter, value)?.count))
      helpful.push(...chosen.map(({ label }) => label));
    return chosen.map(({ value, label }) => ({
      key: value,
      label,
      without: toggleOption(state, key, value),
    }));
  });
  if (!chips.length && listing.totalCount) return null;
  const link = (next: ListingState) => ({
    href: new URL(href).pathname + writeListingState(next),
    onClick: (event: React.MouseEvent) => {
      event.preventDefault();
      onChange(next);
    },
  });
  const filters = new Intl.ListFormat(language.formatLocale, { type: 'disjunction' }).format(helpful);
  return (
    <>
      <ul
        className="mb-7 flex flex-wrap items-center gap-2"
        aria-label={t('filter.chosen')}
        data-testid="listing-chips"
      >
        {chips.map((chip) => (
          <li key={chip.key}>
            <a className="chip" {...link(chip.without)}>
              <span className="sr-only">{t('filter.remove', { label: chip.label })}</span>
              <span aria-hidden="true">{chip.label}</span> <Icon name="close" small />
            </a>
          </li>
        ))}
        <li>
          <a
            className={listing.totalCount === 0 ? 'button button-secondary' : 'chip chip-clear link'}
            {...link(withoutFilters(state))}
          >
            {t('listing.clear')}
          </a>
        </li>
      </ul>
      {filters && <p role="status">{t('listing.empty.without', { filters })}</p>}
    </>
  );
}
