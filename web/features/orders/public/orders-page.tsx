import { useEffect } from 'react';
import type { OrdersQuery } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { track } from '../../../shared/tracking/track.ts';
import { useAccountData } from '../../account/public/account-data.ts';
import { AccountLayout } from '../../account/public/account-layout.tsx';
import { LoadFailure } from '../../account/public/load-failure.tsx';
import { OrdersDocument } from '../order.generated.ts';
import { OrderEntry } from './order-entry.tsx';
import { OrdersEmpty } from './orders-empty.tsx';

function Paging({ page, total, hasMore }: NonNullable<OrdersQuery['orders']>['pageInfo']) {
  const { t, path } = useShop();
  const pages = Math.ceil(total / 10);
  if (pages < 2) return null;
  const to = (target: number) => path(`/account/order${target > 1 ? `?p=${target}` : ''}`);
  return (
    <nav className="paging" aria-label={t('account.orders')} data-testid="orders-paging">
      {page > 1 && (
        <a className="button button-secondary" href={to(page - 1)} rel="prev">
          {t('account.orders.newer')}
        </a>
      )}
      <span className="numeric">{t('account.orders.page', { page, pages })}</span>
      {hasMore && (
        <a className="button button-secondary" href={to(page + 1)} rel="next" data-testid="orders-older-link">
          {t('account.orders.older')}
        </a>
      )}
    </nav>
  );
}

export function OrdersPage({ page }: { page: number }) {
  const { t } = useShop();
  const { data, failure, retry } = useAccountData(OrdersDocument, { page });
  const list = data?.orders;
  useEffect(() => {
    if (list) track({ kind: 'orders', orders: list.orders });
  }, [list]);
  return (
    <AccountLayout
      title={t('account.orders')}
      current="/account/order"
      steps={[{ label: t('account.orders') }]}
    >
      {failure && <LoadFailure text={failure} onRetry={retry} />}
      {!failure && !list && (
        <div data-testid="account-placeholder">
          {[1, 2, 3].map((number) => (
            <div key={number} className="skeleton mb-8 h-56" />
          ))}
        </div>
      )}
      {list && list.orders.length === 0 && <OrdersEmpty />}
      {list && list.orders.length > 0 && (
        <div data-testid="orders-list">
          <p className="mb-4 text-ink-2">{t('account.orders.count', { count: list.pageInfo.total })}</p>
          {list.orders.map((order) => (
            <OrderEntry key={order.id} order={order} />
          ))}
          <Paging {...list.pageInfo} />
        </div>
      )}
    </AccountLayout>
  );
}
