import { Consent } from '../../shared/forms/consent-field.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { LinkedText } from '../../shared/ui/linked-text.tsx';
import type { CheckoutModel } from './checkout-model.ts';

/** Downloads need a waiver of the right of withdrawal (docs/rules.md, "Validation"). */
export function Consents({ model, downloads }: { model: CheckoutModel; downloads: boolean }) {
  const { t } = useShop();
  const terms = model.data?.shop.legalPages.find(({ role }) => role === 'TERMS');
  return (
    <>
      <div className="field mb-4">
        <label className="field-label" htmlFor="checkout-comment">
          {t('checkout.comment')}
        </label>
        <textarea
          id="checkout-comment"
          rows={3}
          value={model.draft.comment}
          onChange={(event) => model.edit({ comment: event.target.value })}
        />
      </div>
      {terms && (
        <Consent
          id="checkout-terms"
          checked={model.terms}
          error={model.errors['checkout-terms'] ?? model.errors['guest-termsAccepted']}
          onChange={model.setTerms}
        >
          <LinkedText text={t('checkout.terms')} href={terms.path} newTab />
        </Consent>
      )}
      {downloads && (
        <Consent
          id="checkout-waiver"
          checked={model.waiver}
          error={model.errors['checkout-waiver'] ?? model.errors['guest-revocationWaived']}
          onChange={model.setWaiver}
        >
          {t('checkout.waiver')}
        </Consent>
      )}
    </>
  );
}
