import { type ReactNode, useState } from 'react';
import type { CheckoutPartsFragment, CheckoutQuery } from '../../generated/graphql.ts';
import { BuyerFields } from '../../shared/forms/buyer-fields.tsx';
import { fieldsOf } from '../../shared/forms/form-errors.ts';
import { OptionalFields } from '../../shared/forms/optional-fields.tsx';
import { AreaField, Consent } from '../../shared/forms/small-fields.tsx';
import { failureText } from '../../shared/graphql/api-error.ts';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { changeSession } from '../../shared/session/session-store.ts';
import { clearDrafts } from '../../shared/storage/tab-storage.ts';
import { Button, LinkedText } from '../../shared/ui/elements.tsx';
import { MethodChoice } from '../account/public/method-choice.tsx';
import { addToCart, adoptCart } from '../cart/public/cart-store.ts';
import { CustomerDelivery } from './customer-delivery.tsx';
import { ForgetGuestDocument } from './order.generated.ts';
import type { CheckoutModel } from './use-checkout.ts';

type Guest = NonNullable<CheckoutPartsFragment['customer']>;

/** For shared devices: ends the previous guest's session and keeps the cart. */
function NotYou({ guest, items }: { guest: Guest; items: CheckoutPartsFragment['cart']['items'] }) {
  const { t, path } = useShop();
  const [busy, setBusy] = useState(false);
  async function forget() {
    if (busy) return;
    setBusy(true);
    try {
      const { payload } = await mutate(ForgetGuestDocument, {});
      clearDrafts();
      changeSession('VISITOR');
      if (payload.cart) adoptCart(payload.cart);
      for (const { productId, quantity } of items) {
        if (productId) await addToCart([productId], quantity);
      }
      // Clears the guest's data from memory.
      location.assign(path('/checkout'));
    } catch (reason) {
      setBusy(false);
      notify('danger', failureText(reason));
    }
  }
  const { firstName, lastName, email } = guest;
  return (
    <p className="not-you" data-testid="checkout-guest">
      <span className="break-words">
        {t('checkout.customer', { name: `${firstName} ${lastName}`, email })}
      </span>
      <Button look="link" busy={busy} onClick={() => void forget()}>
        {t('checkout.notYou')}
      </Button>
    </p>
  );
}

/** Downloads need a waiver of the right of withdrawal (docs/rules.md, "Validation"). */
function Consents({ model, downloads }: { model: CheckoutModel; downloads: boolean }) {
  const { t } = useShop();
  const terms = model.data?.shop.legalPages.find(({ role }) => role === 'TERMS');
  return (
    <>
      <OptionalFields label={t('checkout.comment')} filled={Boolean(model.draft.comment)}>
        <AreaField
          id="checkout-comment"
          className="mb-4"
          label={t('checkout.comment')}
          rows={3}
          value={model.draft.comment}
          onChange={(comment) => model.edit({ comment })}
        />
      </OptionalFields>
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

interface CheckoutStepsProps {
  checkout: CheckoutPartsFragment;
  data: CheckoutQuery;
  model: CheckoutModel;
  downloads: boolean;
  children: ReactNode;
}

/** Downloads have no shipping step. The last step shows `children` before the consents. */
export function CheckoutSteps({ checkout, data, model, downloads, children }: CheckoutStepsProps) {
  const { t } = useShop();
  const { wanted } = model;
  return (
    <>
      <Step title={t('checkout.delivery')} testId="checkout-delivery-step">
        {model.customer ? (
          <CustomerDelivery checkout={checkout} model={model} />
        ) : (
          <GuestDelivery data={data} model={model} />
        )}
      </Step>
      {!checkout.cart.virtual && (
        <Step title={t('sum.shipping')} testId="checkout-shipping-step">
          <MethodChoice
            name="shipping"
            methods={checkout.shippingMethods}
            chosen={wanted.shipping ?? checkout.shippingMethodId}
            waiting={wanted.shipping !== undefined}
            onChoose={model.chooseShipping}
          />
        </Step>
      )}
      <Step title={t('order.payment')} testId="checkout-payment-step">
        <MethodChoice
          name="payment"
          methods={checkout.paymentMethods}
          chosen={wanted.payment ?? checkout.paymentMethodId}
          waiting={wanted.payment !== undefined}
          onChoose={model.choosePayment}
        />
      </Step>
      <Step title={t('checkout.summary')} testId="checkout-summary-step">
        {children}
        <Consents model={model} downloads={downloads} />
      </Step>
    </>
  );
}

function GuestDelivery({ data, model }: { data: CheckoutQuery; model: CheckoutModel }) {
  const { t, path } = useShop();
  const here = new URLSearchParams({ to: path('/checkout') });
  const { customer: guest, cart } = data.checkout;
  return (
    <>
      {guest && <NotYou guest={guest} items={cart.items} />}
      <p className="mb-5 text-ink-2">
        <LinkedText
          text={t('checkout.login')}
          href={`${path('/login')}?${here}`}
          testId="checkout-login-link"
        />{' '}
        <LinkedText
          text={t('checkout.register')}
          href={`${path('/register')}?${here}`}
          testId="checkout-register-link"
        />
      </p>
      <BuyerFields
        draft={model.draft}
        data={data}
        fieldOf={fieldsOf('guest', model.shownErrors)}
        emailHint={t('form.emailHint')}
        shipped={!cart.virtual}
        onEdit={model.edit}
      />
    </>
  );
}

interface StepProps {
  title: string;
  testId?: string;
  children: ReactNode;
}

export function Step({ title, testId, children }: StepProps) {
  return (
    <section className="checkout-step" data-testid={testId} aria-label={title}>
      <h2 className="title-3">{title}</h2>
      {children}
    </section>
  );
}
