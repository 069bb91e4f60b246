import type { ProductPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { tierLabel, tierSaving } from './tier-label.ts';

/** Hidden for a single price. */
export function TierPrices({ tiers }: { tiers: ProductPartsFragment['price']['tiers'] }) {
  const t = useTranslate();
  const [first] = tiers;
  if (!first || tiers.length < 2) return null;
  return (
    <div className="option-group" data-testid="product-tier-prices">
      <h2 className="small mb-2.5 font-semibold" id="tier-title">
        {t('tier.title')}
      </h2>
      <table className="table table-tight small" aria-labelledby="tier-title">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('quantity')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('tier.saving')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => {
            const saving = tierSaving(first.unitPrice.amount, tier.unitPrice.amount);
            return (
              <tr key={tier.minQuantity}>
                <th scope="row">{tierLabel(t, tier)}</th>
                <td>{tier.unitPrice.formatted}</td>
                <td className="table-end text-ink-3">
                  {saving > 0 && t('badge.discount', { percent: saving })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
