import type { CartPartsFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';

export type TaxedSums = Pick<CartPartsFragment, 'taxes' | 'taxState'>;

/** Tax rows above the total, for net prices. */
export function TaxesAdded({ sums: { taxes, taxState } }: { sums: TaxedSums }) {
  const { t, language } = useShop();
  if (taxState !== 'NET') return null;
  const percent = new Intl.NumberFormat(language.formatLocale, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return taxes.map(({ rate, amount }) => (
    <div key={rate} className="text-ink-2" data-testid="sum-tax-added">
      <span>{t('sum.taxAdded', { rate: percent.format(rate / 100) })}</span>
      <span>{amount.formatted}</span>
    </div>
  ));
}

/**
 * States the tax included in the total, or that no tax applies.
 * @param isWithoutShipping the displayed total excludes shipping, so net prices are still without tax
 */
export function TaxesWithin({
  sums: { taxes, taxState },
  isWithoutShipping = false,
}: {
  sums: TaxedSums;
  isWithoutShipping?: boolean;
}) {
  const { t } = useShop();
  const amount = taxes.map((tax) => tax.amount.formatted).join(' + ');
  const words =
    taxState === 'TAX_FREE'
      ? t('sum.taxFree')
      : taxState === 'NET'
        ? isWithoutShipping && t('price.tax.NET')
        : amount && t('sum.tax', { amount });
  return words ? (
    <p className="tiny text-ink-3 mt-1" data-testid="sum-tax">
      {words}
    </p>
  ) : null;
}
