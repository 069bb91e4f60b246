import type { TaxState } from '../../generated/graphql.ts';
import { useTranslate } from '../i18n/shop.ts';

interface ShownPrice {
  unitPrice: { formatted: string };
  taxState: TaxState;
  isFromPrice: boolean;
  compareAtPrice?: { formatted: string } | null | undefined;
}

/** The previous price also has a text for screen readers. Net and tax-free prices are marked. */
export function Price({
  price,
  large = false,
  testId,
}: {
  price: ShownPrice;
  large?: boolean;
  testId?: string;
}) {
  const t = useTranslate();
  return (
    <p className={large ? 'price price-large' : 'price'} data-testid={testId}>
      {price.isFromPrice && <span className="price-from">{t('price.from')}</span>}
      <span>{price.unitPrice.formatted}</span>
      {price.compareAtPrice && (
        <del>
          {large ? `${t('price.instead')} ` : <span className="sr-only">{t('price.instead')} </span>}
          {price.compareAtPrice.formatted}
        </del>
      )}
      {!large && price.taxState !== 'GROSS' && (
        <span className="price-from tiny"> {t(`price.tax.${price.taxState}`)}</span>
      )}
    </p>
  );
}
