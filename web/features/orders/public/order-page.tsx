import { useShop } from '../../../shared/i18n/shop.ts';
import { useAccountData } from '../../account/public/account-data.tsx';
import { AccountLayout } from '../../account/public/account-layout.tsx';
import { OrderDetailDocument } from '../order.generated.ts';
import { OrderDetail } from '../order-detail.tsx';

export function OrderPage({ id }: { id: string }) {
  const { t, path } = useShop();
  const { data, show, ...request } = useAccountData(OrderDetailDocument, { id });
  const order = data?.order;
  const title = order
    ? t('order.title', { number: order.number })
    : t(data ? 'order.unknownTitle' : 'account.orders');
  return (
    <AccountLayout
      title={title}
      current="/account/order"
      steps={[{ label: t('account.orders'), path: '/account/order' }, { label: order?.number ?? '…' }]}
      {...request}
      skeleton={
        data ? null : (
          <>
            <div className="skeleton h-24" />
            <div className="skeleton mt-8 h-96" />
          </>
        )
      }
    >
      {data && !order && (
        <div>
          <p className="lead mb-6">{t('order.unknownText')}</p>
          <a className="button button-secondary" href={path('/account/order')}>
            {t('account.orders')}
          </a>
        </div>
      )}
      {order && <OrderDetail order={order} onChange={(next) => show({ order: next })} />}
    </AccountLayout>
  );
}
