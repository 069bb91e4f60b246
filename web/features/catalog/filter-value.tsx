import { type ReactNode, useId } from 'react';
import { useShop } from '../../shared/i18n/shop.ts';
import { shortNumber } from '../../shared/i18n/short-number.ts';
import type { ValueCount } from './use-filter-counts.ts';

/**
 * A value of a filter with the number of products behind it. One that leads to nothing stays where it is, found by keyboard and
 * screen reader, and cannot be chosen; what is chosen can always be taken away.
 */
export function FilterValue({
  chosen,
  counted,
  onToggle,
  testId,
  children,
}: {
  chosen: boolean;
  /** Null while it is not known. */
  counted: ValueCount | null;
  onToggle(): void;
  testId: string;
  children: ReactNode;
}) {
  const { t, language } = useShop();
  const id = useId();
  const none = counted?.current === true && counted.count === 0 && !chosen;
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={chosen}
        onChange={() => {
          if (!none) onToggle();
        }}
        aria-disabled={none || undefined}
        aria-describedby={counted?.current ? id : undefined}
        data-testid={testId}
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
