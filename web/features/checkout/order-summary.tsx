import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { addressDraft, type BuyerDraft, emptyBuyer } from '../../shared/forms/buyer-draft.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { storeDraft } from '../../shared/storage/tab-storage.ts';
import { TaxesWithin } from '../cart/public/cart-sums.tsx';
import { optionText } from '../cart/public/option-text.ts';
import { Downloads } from '../orders/public/order-files.tsx';
import { goodsOf } from '../orders/public/order-items.ts';
import { CompactLine, OrderFactList, OrderSums } from '../orders/public/order-parts.tsx';
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
          <p className="text-ink-2">{t('success.account.text')}</p>
          <a
            className="button button-secondary"
            href={path('/register')}
            onClick={() => storeDraft('register', buyerOf(order))}
          >
            {t('account.register.title')}
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
    <a className="link link-target" href={path('/')}>
      {t('cart.continue')}
    </a>
  );
}

export function OrderFacts({ order }: { order: OrderPartsFragment }) {
  const { t } = useShop();
  const { paymentMethod } = order;
  const payment = (
    <>
      {[paymentMethod?.name, order.paid && order.paymentStatus.label].filter(Boolean).join(' · ')}
      {!order.paid && <span className="small block text-ink-2">{paymentMethod?.description}</span>}
    </>
  );
  const facts = [
    [t('order.email'), order.email],
    [t('order.payment'), payment],
  ] as const;
  return <OrderFactList className="thanks-facts" order={order} facts={facts} />;
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
