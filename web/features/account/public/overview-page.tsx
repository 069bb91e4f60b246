import type { ReactNode } from 'react';
import { greetingName } from '../../../shared/forms/buyer-draft.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { Icon } from '../../../shared/ui/elements.tsx';
import { useWishlist } from '../../../shared/wishlist/wishlist-store.tsx';
import { isOpen, OrderEntries } from '../../orders/public/order-entry.tsx';
import { OverviewDocument } from '../account.generated.ts';
import { useAccountData } from './account-data.tsx';
import { AccountLayout, SectionSkeletons } from './account-layout.tsx';

function Shortcut({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  const { path } = useShop();
  return (
    <li>
      <a href={path(to)}>
        <b>
          {label} <Icon name="arrow" small />
        </b>
        <span>{children}</span>
      </a>
    </li>
  );
}

export function OverviewPage() {
  const { t, path } = useShop();
  const { length: wishlistCount } = useWishlist().ids;
  const { data, ...request } = useAccountData(OverviewDocument, {});
  const customer = data?.customer;
  const orders = customer?.orders.nodes ?? [];
  const open = orders.filter(isOpen);
  const shipping = customer?.defaultShippingAddress;
  const title = customer ? t('account.greeting', { name: greetingName(customer) }) : t('account.title');
  return (
    <AccountLayout
      title={title}
      current="/account"
      steps={[{ label: t('account.overview') }]}
      {...request}
      skeleton={customer ? null : <SectionSkeletons />}
    >
      {customer && (
        <div data-testid="account-overview">
          {customer.requestedGroup && (
            <p className="notice mb-6" data-testid="requested-group">
              <Icon name="info" />
              <span>{t('account.requestedGroup', { name: customer.requestedGroup })}</span>
            </p>
          )}
          <section className="account-orders" aria-labelledby="last-orders">
            <div className="section-head">
              <h2 className="title-3" id="last-orders">
                {open.length > 0 ? t('account.openOrders', { count: open.length }) : t('account.lastOrder')}
              </h2>
              {orders.length > 0 && (
                <a className="arrow-link" href={path('/account/order')} aria-label={t('account.orders')}>
                  {t('account.orders.count', { count: customer.orders.totalCount })}{' '}
                  <Icon name="arrow" small />
                </a>
              )}
            </div>
            <OrderEntries orders={open.length > 0 ? open : orders.slice(0, 1)} />
          </section>
          <ul className="account-shortcuts">
            <Shortcut to="/account/address" label={t('account.addresses')}>
              {shipping && [shipping.street, [shipping.zipcode, shipping.city].join(' ')].join(', ')}
            </Shortcut>
            <Shortcut to="/account/payment" label={t('account.payment.title')}>
              {customer.defaultPaymentMethod?.name ?? t('account.payment.none')}
            </Shortcut>
            <Shortcut to="/account/profile" label={t('account.profile')}>
              {customer.email}
              {customer.number && (
                <span>
                  {t('account.number')} {customer.number}
                </span>
              )}
            </Shortcut>
            <Shortcut to="/wishlist" label={t('wishlist')}>
              {t('account.wishlist.count', { count: wishlistCount })}
            </Shortcut>
          </ul>
        </div>
      )}
    </AccountLayout>
  );
}
