import type { ReactNode } from 'react';
import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { addressDraft, type BuyerDraft, emptyBuyer } from '../../shared/forms/buyer-draft.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { storeDraft } from '../../shared/storage/tab-storage.ts';
import { AddressLines, isSameAddress } from '../account/public/address-lines.tsx';
import { TaxesWithin } from '../cart/public/cart-sums.tsx';
import { optionText } from '../cart/public/option-text.ts';
import { Downloads, orderDate } from '../orders/public/order-files.tsx';
import { goodsOf } from '../orders/public/order-items.ts';
import { CompactLine, OrderSums } from '../orders/public/order-parts.tsx';
import { isPrepaid, Timeline } from '../orders/public/timeline.tsx';
import { isVirtual } from './use-order.ts';

function buyerOf({ billingAddress, email }: OrderPartsFragment): BuyerDraft {
  const billing = addressDraft(billingAddress, billingAddress?.country?.id ?? '');
  return {
    ...emptyBuyer(billing.countryId),
    accountType: billing.company ? 'BUSINESS' : 'PRIVATE',
    salutationId: billing.salutationId,
    firstName: billing.firstName,
    lastName: billing.lastName,
    company: billing.company,
    email,
    billing,
  };
}

/** One next step: a guest opens an account with the data of the order, a customer views it. */
export function NextStep({ order }: { order: OrderPartsFragment }) {
  const { t, path } = useShop();
  const session = useSession();
  return (
    <div className="thanks-next">
      {session === 'GUEST' && (
        <div className="panel">
          <p className="mb-4 text-ink-2">{t('success.account.text')}</p>
          <a
            className="button button-secondary"
            href={path('/register')}
            onClick={() => storeDraft('register', buyerOf(order))}
          >
            {t('success.account.link')}
          </a>
        </div>
      )}
      {session === 'CUSTOMER' && (
        <a className="button button-secondary" href={path(`/account/order/${order.id}`)}>
          {t('success.elsewhere.open')}
        </a>
      )}
      <ContinueLink />
    </div>
  );
}

export function ContinueLink() {
  const { t, path } = useShop();
  return (
    <a className="button button-secondary" href={path('/')}>
      {t('cart.continue')}
    </a>
  );
}

/** Confirmation mail, packing and delivery; their dates depend on a payment in advance. */
export function NextSteps({ order }: { order: OrderPartsFragment }) {
  const { t, language } = useShop();
  const isLater = isPrepaid(order);
  const steps = [
    [orderDate(order.createdAt, language.formatLocale), t('success.step.mail', { email: order.email })],
    [t(isLater ? 'success.step.afterPayment' : 'success.step.next'), t('success.step.pack')],
    [(!isLater && order.arrival?.formatted) || t('order.deliveryState'), order.shippingMethod?.name],
  ] as const;
  return <Timeline label={t('success.steps')} steps={steps} doneCount={1} />;
}

/** @param props.isTimelineShown the page already names the e-mail address and the delivery */
export function OrderFacts({
  order,
  isTimelineShown,
}: {
  order: OrderPartsFragment;
  isTimelineShown: boolean;
}) {
  const { t } = useShop();
  const { billingAddress, shippingAddress, shippingMethod, arrival, paymentMethod } = order;
  const isShipped = !isVirtual(order);
  const isSame = isShipped && isSameAddress(billingAddress, shippingAddress);
  const facts: [label: string, value: ReactNode][] = [
    [
      t('order.payment'),
      <>
        {[paymentMethod?.name, order.paid && order.paymentStatus.label].filter(Boolean).join(' · ')}
        {!order.paid && <span className="small block text-ink-2">{paymentMethod?.description}</span>}
      </>,
    ],
  ];
  if (!isTimelineShown) {
    facts.push([t('order.email'), order.email]);
    if (shippingMethod && isShipped)
      facts.push([t('sum.shipping'), [shippingMethod.name, arrival?.formatted].filter(Boolean).join(' · ')]);
  }
  if (shippingAddress && isShipped)
    facts.unshift([
      t(isSame ? 'account.address.both' : 'order.shippingAddress'),
      <AddressLines key="shipping" address={shippingAddress} />,
    ]);
  if (billingAddress && !isSame)
    facts.unshift([t('order.billing'), <AddressLines key="billing" address={billingAddress} />]);
  if (order.comment) facts.push([t('checkout.comment'), order.comment]);
  return (
    <dl className="thanks-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function OrderSummary({ order }: { order: OrderPartsFragment }) {
  const { t } = useShop();
  return (
    <aside className="ruled" aria-labelledby="thanks-order">
      <h2 className="title-3" id="thanks-order">
        {t('checkout.order')}
      </h2>
      <ul className="mt-2">
        {goodsOf(order.items).map((item) => (
          <CompactLine
            key={item.id}
            image={item.image}
            label={item.label}
            total={item.totalPrice}
            facts={[
              optionText(item.options),
              item.type === 'PRODUCT' && t('cart.pieces', { count: item.quantity }),
            ]}
          >
            {item.downloads.length > 0 && <Downloads item={item} texts="success" />}
          </CompactLine>
        ))}
      </ul>
      <OrderSums order={order} isShipped={!isVirtual(order)}>
        <TaxesWithin sums={order} />
      </OrderSums>
    </aside>
  );
}
