import type { TaxState } from '../../generated/graphql.ts';
import { useTranslate } from '../i18n/shop.ts';

interface ShownPrice {
  unitPrice: { formatted: string };
  taxState: TaxState;
  isFromPrice: boolean;
  compareAtPrice?: { formatted: string } | null | undefined;
  /** Shown next to a large price; cards have it on their picture. */
  discountPercent?: number | null | undefined;
}

interface PriceProps {
  price: ShownPrice;
  large?: boolean;
  testId?: string;
}

/** The previous price also has a text for screen readers. Net and tax-free prices are marked. */
export function Price({ price, large = false, testId }: PriceProps) {
  const t = useTranslate();
  return (
    <p className={large ? 'price price-large' : 'price'} data-testid={testId}>
      {price.isFromPrice && <span className="-mr-1.5 font-normal">{t('price.from')}</span>}
      <span>{price.unitPrice.formatted}</span>
      {price.compareAtPrice && (
        <span className="price-before">
          <span className={large ? undefined : 'sr-only'}>{t('price.instead')} </span>
          <del>{price.compareAtPrice.formatted}</del>
        </span>
      )}
      {large && price.discountPercent ? (
        <span className="badge-discount">{t('badge.discount', { percent: price.discountPercent })}</span>
      ) : null}
      {!large && price.taxState !== 'GROSS' && (
        <span className="tiny -mr-1.5 font-normal"> {t(`price.tax.${price.taxState}`)}</span>
      )}
    </p>
  );
}
