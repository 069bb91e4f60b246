import '../../../styles/cart.css';
import type { CartPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Icon } from '../../../shared/ui/elements.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Stepper } from '../../../shared/ui/stepper.tsx';
import { removeLine } from '../removed-line.tsx';
import { changeCart, useCart } from './cart-store.ts';
import { optionText } from './option-text.ts';

type CartLine = CartPartsFragment['items'][number];

export function LineItem({ item }: { item: CartLine }) {
  const t = useTranslate();
  const { cart, pending, notices } = useCart();
  const waiting = pending.has(item.id);
  // The sums show an arrival that all lines have in common.
  const arrivals = new Set(cart?.items.flatMap(({ arrival }) => arrival?.formatted ?? []));
  const arrives = arrivals.size > 1 && item.arrival?.formatted;
  const name = item.path ? (
    <a href={item.path} className="line-name">
      {item.label}
    </a>
  ) : (
    item.label
  );
  return (
    <li className="line-item" data-testid="cart-line-item" data-product-id={item.productId}>
      <div className="picture self-start">
        <Picture image={item.image} sizes="128px" alt="" />
      </div>
      <div>
        <div className="line-row line-facts">
          <div>
            <b data-testid="cart-item-label">{name}</b>
            {item.options.length > 0 && <p className="small mt-0.5 text-ink-2">{optionText(item.options)}</p>}
            {item.quantity > 1 && (
              <p className="small text-ink-3 numeric">
                {t('cart.each', { price: item.unitPrice.formatted })}
              </p>
            )}
            {item.isDownload ? (
              <p className="small text-ink-3">{t('product.download')}</p>
            ) : item.exceedsStock ? (
              <p className="small text-danger">{t('cart.exceedsStock')}</p>
            ) : (
              arrives && <p className="small text-ink-3">{t('product.delivery', { time: arrives })}</p>
            )}
          </div>
          <span className={waiting ? 'price line-pending' : 'price'}>
            <span>{item.totalPrice.formatted}</span>
            {item.compareAtTotal && (
              <span className="price-before">
                <span className="sr-only">{t('price.instead')} </span>
                <del>{item.compareAtTotal.formatted}</del>
              </span>
            )}
          </span>
        </div>
        {!item.orderable && <p className="small mt-1 text-danger">{t('cart.notOrderable')}</p>}
        {notices
          .filter(({ cartItemId }) => cartItemId === item.id)
          .map((notice) => (
            <Notice key={notice.code} notice={notice} />
          ))}
        <div className="line-row line-tools">
          <Stepper
            small
            value={item.quantity}
            rules={item.purchase}
            label={t('quantity.of', { name: item.label })}
            onChange={(quantity) => void changeCart({ kind: 'set', id: item.id, quantity })}
          />
          <button
            type="button"
            className="icon-button line-remove"
            aria-label={t('cart.remove', { name: item.label })}
            onClick={() => removeLine(item)}
          >
            <Icon name="trash" />
          </button>
        </div>
      </div>
    </li>
  );
}
