import type { ReactNode } from 'react';
import type { CheckoutPartsFragment, CheckoutQuery } from '../../generated/graphql.ts';
import { BuyerFields } from '../../shared/forms/buyer-fields.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { LinkedText } from '../../shared/ui/linked-text.tsx';
import type { CheckoutModel } from './checkout-model.ts';
import { Consents } from './consents.tsx';
import { CustomerDelivery } from './customer-delivery.tsx';
import { MethodChoice } from './method-choice.tsx';
import { NotYou } from './not-you.tsx';

/** Downloads have no shipping step. */
export function CheckoutSteps({
  checkout,
  data,
  model,
  downloads,
}: {
  checkout: CheckoutPartsFragment;
  data: CheckoutQuery;
  model: CheckoutModel;
  downloads: boolean;
}) {
  const { t } = useShop();
  const { wanted } = model;
  return (
    <>
      <Step number={1} title={t('checkout.delivery')} testId="checkout-delivery-step">
        {model.customer ? (
          <CustomerDelivery checkout={checkout} model={model} />
        ) : (
          <GuestDelivery data={data} model={model} />
        )}
      </Step>
      {!checkout.cart.virtual && (
        <Step number={2} title={t('checkout.shipping')} testId="checkout-shipping-step">
          <MethodChoice
            name="shipping"
            legend={t('checkout.shipping')}
            methods={checkout.shippingMethods}
            chosen={wanted.shipping ?? checkout.shippingMethodId}
            waiting={wanted.shipping !== undefined}
            onChoose={model.chooseShipping}
          />
        </Step>
      )}
      <Step
        number={checkout.cart.virtual ? 2 : 3}
        title={t('checkout.payment')}
        testId="checkout-payment-step"
      >
        <MethodChoice
          name="payment"
          legend={t('checkout.payment')}
          methods={checkout.paymentMethods}
          chosen={wanted.payment ?? checkout.paymentMethodId}
          waiting={wanted.payment !== undefined}
          onChoose={model.choosePayment}
        />
      </Step>
      <Step
        number={checkout.cart.virtual ? 3 : 4}
        title={t('checkout.summary')}
        testId="checkout-summary-step"
      >
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
        form="guest"
        testId="checkout"
        draft={model.draft}
        data={data}
        errors={model.shownErrors}
        emailHint={t('form.emailHint')}
        shipped={!cart.virtual}
        onEdit={model.edit}
      />
    </>
  );
}

function Step({
  number,
  title,
  testId,
  children,
}: {
  number: number;
  title: string;
  testId: string;
  children: ReactNode;
}) {
  return (
    <section className="checkout-step" data-testid={testId} aria-label={title}>
      <header>
        <span className="step-number" aria-hidden="true">
          {number}
        </span>
        <h2 className="title-3">{title}</h2>
      </header>
      {children}
    </section>
  );
}
