import { useShop } from '../app/shop.ts';

/** Nothing in the cart: one sentence, one way on. */
export function CartEmpty({ onLeave }: { onLeave?: () => void }) {
  const { t, path } = useShop();
  return (
    <div className="empty-state" data-testid="cart-empty">
      <h2 className="title-3">{t('cart.empty.title')}</h2>
      <p className="text-ink-2 max-w-[44ch]">{t('cart.empty.text')}</p>
      <a className="button button-primary" href={path('/')} onClick={onLeave}>
        {t('cart.empty.link')}
      </a>
    </div>
  );
}
