import type { ComponentType } from 'react';
import type {
  AddressPartsFragment,
  CustomerPartsFragment,
  OrderRowPartsFragment,
} from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useWishlist } from '../../../shared/wishlist/wishlist-store.ts';
import { OverviewDocument } from '../account.generated.ts';
import { NewsletterSetting } from '../newsletter-setting.tsx';
import { useAccountData } from './account-data.ts';
import { AccountLayout } from './account-layout.tsx';
import { AccountLoading } from './account-loading.tsx';
import { AccountSection } from './account-section.tsx';
import { AddressLines } from './address-lines.tsx';

/** Keys of Shopware's salutations that are used with the last name. */
const FORMAL = new Set(['mr', 'mrs']);

function ChangeLink({ to, label }: { to: string; label: string }) {
  const { t, path } = useShop();
  return (
    <a
      className="link link-target small"
      href={path(to)}
      aria-label={t('labelled', { label, value: t('account.change') })}
    >
      {t('account.change')}
    </a>
  );
}

function Address({ label, address }: { label: string; address: AddressPartsFragment }) {
  return (
    <div className="account-fact">
      <h3>{label}</h3>
      <AddressLines address={address} />
      <ChangeLink to="/account/address" label={label} />
    </div>
  );
}

/** Salutation and last name, or the first name without a salutation. */
function greetingName({ salutation, firstName, lastName }: CustomerPartsFragment): string {
  const formal = salutation && FORMAL.has(salutation.key) && lastName;
  return formal ? `${salutation.label} ${lastName}` : firstName || lastName;
}

/** A count that links to its list. */
function Figure({ href, label, count }: { href: string; label: string; count: number }) {
  return (
    <li>
      <a href={href}>
        <b className="title-1 numeric">{count}</b>
        <span className="small">{label}</span>
      </a>
    </li>
  );
}

export function OverviewPage({
  Orders,
}: {
  Orders: ComponentType<{ orders: readonly OrderRowPartsFragment[] }>;
}) {
  const { t, path } = useShop();
  const { length: wishlistCount } = useWishlist().ids;
  const { data, failure, retry, show } = useAccountData(OverviewDocument, {});
  const customer = data?.customer;
  const orders = customer?.orders.nodes ?? [];
  const title = customer ? t('account.greeting', { name: greetingName(customer) }) : t('account.title');
  return (
    <AccountLayout title={title} current="/account" steps={[{ label: t('account.overview') }]}>
      <AccountLoading failure={failure} retry={retry} isLoaded={Boolean(customer)}>
        <div className="skeleton h-72" />
        <div className="skeleton mt-12 h-48" />
        <div className="skeleton mt-12 h-32" />
      </AccountLoading>
      {customer && (
        <div data-testid="account-overview">
          {customer.requestedGroup && (
            <p className="notice mb-6" data-testid="requested-group">
              <Icon name="info" />
              <span>{t('account.requestedGroup', { name: customer.requestedGroup })}</span>
            </p>
          )}
          {customer.orders.totalCount > 0 && (
            <ul className="account-figures">
              <Figure
                href={path('/account/order')}
                label={t('account.orders')}
                count={customer.orders.totalCount}
              />
              <Figure href={path('/wishlist')} label={t('account.wishlist')} count={wishlistCount} />
            </ul>
          )}
          <section className="account-orders" aria-labelledby="last-orders">
            <div className="section-head">
              <h2 className="title-3" id="last-orders">
                {t('account.lastOrders')}
              </h2>
              {orders.length > 0 && (
                <a className="arrow-link" href={path('/account/order')} aria-label={t('account.orders')}>
                  {t('account.all')} <Icon name="arrow" small />
                </a>
              )}
            </div>
            <Orders orders={orders} />
          </section>
          <AccountSection title={t('account.addresses')}>
            <div className="account-facts">
              {customer.defaultShippingAddress && (
                <Address label={t('account.address.shipping')} address={customer.defaultShippingAddress} />
              )}
              {customer.defaultBillingAddress && (
                <Address label={t('account.address.billing')} address={customer.defaultBillingAddress} />
              )}
            </div>
          </AccountSection>
          <AccountSection title={t('account.profile')}>
            <div className="account-facts">
              <div className="account-fact">
                <h3>{t('account.person')}</h3>
                <p>
                  {[customer.company, `${customer.firstName} ${customer.lastName}`]
                    .filter(Boolean)
                    .join(', ')}
                  <br />
                  {customer.email}
                  {customer.number && (
                    <>
                      <br />
                      {t('account.number')} {customer.number}
                    </>
                  )}
                </p>
                <ChangeLink to="/account/profile" label={t('account.profile')} />
              </div>
              <div className="account-fact">
                <h3>{t('account.payment.title')}</h3>
                <p>{customer.defaultPaymentMethod?.name ?? t('account.payment.none')}</p>
                <ChangeLink to="/account/payment" label={t('account.payment')} />
              </div>
            </div>
          </AccountSection>
          <NewsletterSetting
            customer={customer}
            onChange={(next) => show({ ...data, customer: { ...customer, ...next } })}
          />
        </div>
      )}
    </AccountLayout>
  );
}
