import type { ReactNode } from 'react';
import { useShop } from '../app/shop.ts';
import { Icon } from '../ui/icon.tsx';
import { LinkedText } from '../ui/linked-text.tsx';
import type { CheckoutModel } from './use-checkout.ts';

function Consent({
  id,
  checked,
  error,
  onChange,
  label,
}: {
  id: string;
  checked: boolean;
  error: string | undefined;
  onChange(checked: boolean): void;
  label: ReactNode;
}) {
  return (
    <div>
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          data-testid={`${id}-checkbox`}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="field-error" id={`${id}-error`} data-testid={`${id}-error`}>
          <Icon name="alert" small />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** Comment, general terms, and for downloads the waiver of the right of withdrawal (spec §5). */
export function Consents({ model, downloads }: { model: CheckoutModel; downloads: boolean }) {
  const { t } = useShop();
  const terms = model.data?.legalPages.find(({ role }) => role === 'TERMS');
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
          data-testid="checkout-comment-input"
        />
      </div>
      <Consent
        id="checkout-terms"
        checked={model.terms}
        error={model.errors['checkout-terms'] ?? model.errors['guest-termsAccepted']}
        onChange={model.setTerms}
        label={<LinkedText text={t('checkout.terms')} href={terms?.path} beside />}
      />
      {downloads && (
        <Consent
          id="checkout-waiver"
          checked={model.waiver}
          error={model.errors['checkout-waiver'] ?? model.errors['guest-revocationWaived']}
          onChange={model.setWaiver}
          label={t('checkout.waiver')}
        />
      )}
    </>
  );
}
