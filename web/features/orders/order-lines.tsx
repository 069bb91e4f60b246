import '../../styles/cart.css';
import type { OrderDetailPartsFragment } from '../../generated/graphql.ts';
import { fileKind } from '../../shared/i18n/file-kind.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { optionText } from '../cart/public/option-text.ts';
import { FileLink } from './public/file-link.tsx';
import { CompactLine, OrderSums } from './public/order-parts.tsx';

const ITEM_KINDS = {
  PROMOTION: 'order.type.promotion',
  CREDIT: 'order.type.credit',
  CUSTOM: 'order.type.custom',
} as const;

type Item = OrderDetailPartsFragment['items'][number];

function Downloads({ item, canceled }: { item: Item; canceled: boolean }) {
  const { t } = useShop();
  return (
    <ul>
      {item.downloads.map(({ id, fileName, available, url }, index) => (
        <li key={id}>
          {available && url ? (
            <FileLink
              url={url}
              label={t('order.download', { kind: fileKind(fileName, index, item.downloads.length) })}
              testId="order-download-link"
            />
          ) : canceled ? null : (
            <span className="small text-ink-2" data-testid="order-download-locked">
              {t('order.downloadLocked', { name: fileKind(fileName, index, item.downloads.length) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({ item, canceled }: { item: Item; canceled: boolean }) {
  const { t } = useShop();
  const facts = [
    item.type !== 'PRODUCT' && t(ITEM_KINDS[item.type]),
    optionText(item.options),
    item.type === 'PRODUCT' && t('order.pieces', { count: item.quantity, price: item.unitPrice.formatted }),
  ];
  return (
    <CompactLine
      data-type={item.type}
      image={item.image}
      label={item.product?.path ? <a href={item.product.path}>{item.label}</a> : item.label}
      total={item.totalPrice}
      facts={facts}
    >
      {item.downloads.length > 0 && <Downloads item={item} canceled={canceled} />}
    </CompactLine>
  );
}

const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const;

export function OrderLines({ order }: { order: OrderDetailPartsFragment }) {
  const { t, language } = useShop();
  return (
    <>
      <ul className="mt-2">
        {order.items.map((item) => (
          <Line key={item.id} item={item} canceled={order.status.code === 'cancelled'} />
        ))}
      </ul>
      <OrderSums order={order}>
        {order.taxState === 'TAX_FREE' && <p className="small text-ink-3">{t('sum.taxFree')}</p>}
        {order.taxState === 'GROSS' &&
          order.taxes.map(({ rate, amount }) => (
            <div key={rate} className="small text-ink-3">
              <span>{t('sum.tax', { amount: amount.formatted })}</span>
              <span>{new Intl.NumberFormat(language.formatLocale, PERCENT).format(rate / 100)}</span>
            </div>
          ))}
      </OrderSums>
    </>
  );
}
