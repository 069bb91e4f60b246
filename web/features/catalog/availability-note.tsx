import type { ProductPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Icon } from '../../shared/ui/icon.tsx';

const LOW_STOCK_THRESHOLD = 5;

export function AvailabilityNote({ product }: { product: ProductPartsFragment }) {
  const t = useTranslate();
  const { available, stock, restockDays, delivery } = product.availability;
  const few = available && !product.isDownload && stock != null && stock > 0 && stock <= LOW_STOCK_THRESHOLD;
  const comes = available && !product.isDownload && stock != null && stock <= 0;
  const words = product.isDownload
    ? t('product.download')
    : comes
      ? t('stock.comes')
      : few
        ? t('stock.few', { count: stock })
        : available
          ? t('stock.in')
          : t('stock.out');
  return (
    <div className="notice border-t border-line" aria-live="polite" data-testid="product-availability">
      <Icon name={product.isDownload ? 'download' : 'truck'} />
      <p>
        <span
          className={`stock font-semibold ${available ? (few || comes ? 'stock-few' : '') : 'stock-out'}`}
        >
          {words}
        </span>
        {available && !product.isDownload && delivery && !(comes && restockDays) && (
          <span className="block" data-testid="product-delivery-time">
            {t('product.delivery', { time: delivery.label })}
          </span>
        )}
        {(comes || !available) && restockDays ? (
          <span className="block">{t('stock.restock', { count: restockDays })}</span>
        ) : null}
      </p>
    </div>
  );
}
