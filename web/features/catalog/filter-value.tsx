import { type ReactNode, useId } from 'react';
import { shortNumber, useShop } from '../../shared/i18n/shop.ts';
import type { ValueCount } from './use-filter-counts.ts';

/**
 * A filter value with its number of products. A value without products stays reachable by keyboard and
 * screen reader but cannot be selected; a selected value can always be removed.
 */
export function FilterValue({
  chosen,
  counted,
  onToggle,
  children,
}: {
  chosen: boolean;
  counted: ValueCount | null;
  onToggle(): void;
  children: ReactNode;
}) {
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
