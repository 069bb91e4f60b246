import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { addressDraft } from '../../shared/forms/address-draft.ts';
import { type BuyerDraft, emptyBuyer } from '../../shared/forms/buyer-draft.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { storeDraft } from '../../shared/storage/drafts.ts';
import { orderDate } from '../orders/public/order-date.ts';

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
    <div className={session === 'GUEST' ? 'panel mt-10' : 'mt-10'}>
      {session === 'GUEST' && <p className="mb-5 max-w-[56ch] text-ink-2">{t('success.account.text')}</p>}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {session === 'GUEST' && (
          <a
            className="button button-secondary"
            href={path('/register')}
            onClick={() => storeDraft('register', buyerOf(order))}
          >
            {t('success.account.link')}
          </a>
        )}
        {session === 'CUSTOMER' && (
          <a className="button button-secondary" href={path(`/account/order/${order.id}`)}>
            {t('success.elsewhere.open')}
          </a>
        )}
        <ContinueLink />
      </p>
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

/** Confirmation mail, packing and delivery with their dates. */
export function Timeline({ order }: { order: OrderPartsFragment }) {
  const { t, language } = useShop();
  const steps = [
    [orderDate(order.createdAt, language.formatLocale), t('success.step.mail', { email: order.email })],
    [t(order.bankTransfer ? 'success.step.afterPayment' : 'success.step.next'), t('success.step.pack')],
    [order.arrival?.formatted ?? t('order.deliveryState'), order.shippingMethod?.name],
  ];
  return (
    <ol className="timeline" aria-label={t('success.steps')}>
      {steps.map(([when, what], index) => (
        <li key={when} data-done={index === 0 || undefined}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
