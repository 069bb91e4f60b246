import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { addressDraft } from '../../shared/forms/address-draft.ts';
import { type BuyerDraft, emptyBuyer } from '../../shared/forms/buyer-draft.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { storeDraft } from '../../shared/storage/drafts.ts';

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

/** Prefills a guest's registration from their order. */
export function OpenAccount({ order }: { order: OrderPartsFragment }) {
  const { t, path } = useShop();
  if (useSession() !== 'GUEST') return null;
  return (
    <section className="ruled mt-10" aria-label={t('success.account.link')}>
      <p className="max-w-[56ch] text-ink-2">{t('success.account.text')}</p>
      <p className="mt-4">
        <a
          className="button button-secondary"
          href={path('/register')}
          onClick={() => storeDraft('register', buyerOf(order))}
          data-testid="success-register-link"
        >
          {t('success.account.link')}
        </a>
      </p>
    </section>
  );
}
