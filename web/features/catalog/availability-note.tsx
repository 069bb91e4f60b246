import type { ProductPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Icon } from '../../shared/ui/icon.tsx';

export function AvailabilityNote({ product }: { product: ProductPartsFragment }) {
  const t = useTranslate();
  const { available, stock, isDownload } = product;
  const { restockDate, arrival } = product.availability;
  const limited = available && !isDownload && stock != null;
  const words = isDownload
    ? t('product.download')
    : !available
      ? t('stock.out')
      : stock == null
        ? t('stock.in')
        : stock > 0
          ? t('stock.few', { count: stock })
          : t('stock.comes');
  return (
    <div
      className="changes notice border-t border-line"
      aria-live="polite"
      data-testid="product-availability"
    >
      <Icon name={isDownload ? 'download' : 'truck'} />
      <p>
        <span className={`stock font-semibold ${available ? (limited ? 'stock-few' : '') : 'stock-out'}`}>
          {words}
        </span>
        {arrival && <span className="block">{t('product.delivery', { time: arrival.formatted })}</span>}
        {restockDate && <span className="block">{t('stock.restock', { date: restockDate.formatted })}</span>}
      </p>
    </div>
  );
}
