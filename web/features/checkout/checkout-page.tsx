import { lazy, type ReactNode, Suspense } from 'react';
import { BuyerFields } from '../../shared/forms/buyer-fields.tsx';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import { importOrReload } from '../../shared/navigation/chunk-reload.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LinkedText } from '../../shared/ui/linked-text.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { CartEmpty } from '../cart/public/cart-empty.tsx';
import { CartNotices } from '../cart/public/cart-notices.tsx';
import { useCart } from '../cart/public/use-cart.ts';
import { Consents } from './consents.tsx';
import { MethodChoice } from './method-choice.tsx';
import { OptInWait } from './opt-in-wait.tsx';
import { OrderAside } from './order-aside.tsx';
import { useCheckout } from './use-checkout.ts';

const CustomerDelivery = lazy(() => importOrReload(() => import('./customer-delivery.tsx')));

/** What the form itself asks for: something to order, and who orders it. */
const BEGINNINGS = new Set(['CHECKOUT__CART_EMPTY', 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']);

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

function Placeholder() {
  return (
    <div className="grid-12 with-aside" data-testid="checkout-placeholder">
      <div>
        {[520, 260, 260].map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three boxes that never change.
          <div key={index} className="checkout-step">
            <div className={`skeleton ${height === 520 ? 'h-130' : 'h-64'}`} />
          </div>
        ))}
      </div>
      <aside className="ruled">
        <div className="skeleton h-96" />
      </aside>
    </div>
  );
}

/** The checkout on one page: delivery, shipping, payment, summary. */
export function CheckoutPage() {
  const { t, path } = useShop();
  const here = new URLSearchParams({ to: path('/checkout') });
  const model = useCheckout();
  const { cart } = useCart();
  const { data, wanted, placing } = model;
  const checkout = data?.checkout;
  const empty = checkout && !cart?.items.length;
  const blockers = checkout?.blockers.filter(({ code }) => !BEGINNINGS.has(code)) ?? [];
  const downloads = Boolean(cart?.items.some(({ download }) => download));
  return (
    <>
      <h1 className="title-1 page-title">{t('checkout')}</h1>
      {!checkout && !model.failure && <Placeholder />}
      {!checkout && (
        <ErrorSummary
          form="checkout"
          errors={{}}
          general={[]}
          failure={model.failure}
          refused={t('checkout.refused')}
        />
      )}
      {empty && (
        <>
          <CartNotices />
          <CartEmpty />
        </>
      )}
      {checkout && !empty && (
        <form
          className="grid-12 with-aside"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            model.placeOrder();
          }}
          data-testid="checkout-form"
        >
          <div>
            <ErrorSummary
              form="checkout"
              errors={model.errors}
              general={model.general}
              failure={model.failure}
              refused={t('checkout.refused')}
            />
            {model.confirming && (
              <OptInWait email={model.confirming} busy={placing} onAgain={model.sendOptInAgain} />
            )}
            {blockers.length > 0 && (
              <div className="mb-6" data-testid="checkout-blockers">
                {blockers.map((blocker) => (
                  <Notice key={`${blocker.code}${blocker.lineItemId}`} notice={blocker} />
                ))}
              </div>
            )}
            <Step number={1} title={t('checkout.delivery')} testId="checkout-delivery-step">
              {model.customer ? (
                <Suspense fallback={<div className="skeleton h-64" />}>
                  <CustomerDelivery checkout={checkout} model={model} />
                </Suspense>
              ) : (
                <>
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
                    onEdit={model.edit}
                  />
                </>
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
          </div>
          <OrderAside>
            <Button
              type="submit"
              look="primary"
              wide
              className="mt-5"
              busy={placing}
              data-testid="checkout-place-order-button"
            >
              {placing ? t('checkout.placing') : t('checkout.place')}
            </Button>
            <p className="tiny mt-3 text-ink-3">{t('checkout.legal')}</p>
          </OrderAside>
        </form>
      )}
    </>
  );
}
