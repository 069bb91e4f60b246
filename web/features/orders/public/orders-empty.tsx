import { useShop } from '../../../shared/i18n/shop.ts';

export function OrdersEmpty() {
  const { t, path } = useShop();
  return (
    <div data-testid="orders-empty">
      <p className="title-4">{t('account.orders.emptyTitle')}</p>
      <p className="mt-1 mb-4 text-ink-2">{t('account.orders.emptyText')}</p>
      <a className="button button-secondary" href={path('/')}>
        {t('cart.empty.link')}
      </a>
    </div>
  );
}
