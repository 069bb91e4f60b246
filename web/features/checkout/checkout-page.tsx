import '../../styles/cart.css';
import '../../styles/checkout.css';
import { useEffect, useRef } from 'react';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { useShop, useTranslate } from '../../shared/i18n/shop.ts';
import { extension } from '../../shared/shop/extension.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { CartEmpty } from '../cart/public/cart-empty.tsx';
import { CartNotices } from '../cart/public/cart-notices.tsx';
import { useCart } from '../cart/public/use-cart.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { OrderAside, OrderPeek } from './order-aside.tsx';
import { useCheckout } from './use-checkout.ts';

function OptInWait({ email, busy, onAgain }: { email: string; busy: boolean; onAgain(): void }) {
  const t = useTranslate();
  return (
    <section
      className="alert alert-info"
      aria-labelledby="checkout-opt-in"
      role="status"
      data-testid="checkout-opt-in"
    >
      <h2 className="title-4" id="checkout-opt-in">
        {t('checkout.optIn.title')}
      </h2>
      <p className="break-words">{t('checkout.optIn.text', { email })}</p>
      <p className="mt-3">
        <Button busy={busy} onClick={onAgain}>
          {t('checkout.optIn.again')}
        </Button>
      </p>
    </section>
  );
}

/** Codes that the form itself covers: an empty cart, a missing buyer. */
const BEGINNINGS = new Set<string>(['CART_EMPTY', 'CUSTOMER_MISSING']);

const { checkout: OwnStep } = extension;

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

export function CheckoutPage() {
  const { t } = useShop();
  const model = useCheckout();
  const { cart } = useCart();
  const { data, placing } = model;
  const checkout = data?.checkout;
  const empty = checkout && !cart?.items.length;
  const resume = useRef(model.resumeOrder);
  resume.current = model.resumeOrder;
  useEffect(() => {
    if (empty) resume.current();
  }, [empty]);
  const blockers = checkout?.blockers.filter(({ code }) => !BEGINNINGS.has(code)) ?? [];
  const paying = model.wanted.payment ?? checkout?.paymentMethodId;
  const elsewhere = checkout?.paymentMethods.some(
    ({ method }) => method.id === paying && method.requiresRedirect,
  );
  const downloads = Boolean(cart?.items.some(({ isDownload }) => isDownload));
  return (
    <>
      <h1 className="title-1 page-title">{t('checkout')}</h1>
      {!checkout && !model.failure && <Placeholder />}
      {(!checkout || (empty && !placing)) && (
        <ErrorSummary form="checkout" errors={{}} general={[]} failure={model.failure} />
      )}
      {empty && placing && <Placeholder />}
      {empty && !placing && (
        <>
          <CartNotices />
          <CartEmpty />
        </>
      )}
      {checkout && !empty && (
        <form
          className="grid-12 with-aside checkout-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            model.placeOrder();
          }}
          data-testid="checkout-form"
        >
          <div>
            <OrderPeek />
            <ErrorSummary
              form="checkout"
              errors={model.errors}
              general={model.general}
              failure={model.failure}
              refused={model.failure ? undefined : t('checkout.refused')}
            />
            {model.confirming && (
              <OptInWait email={model.confirming} busy={placing} onAgain={model.sendOptInAgain} />
            )}
            {blockers.length > 0 && (
              <div className="mb-6">
                {blockers.map((blocker) => (
                  <Notice key={`${blocker.code}${blocker.cartItemId}`} notice={blocker} />
                ))}
              </div>
            )}
            <CheckoutSteps checkout={checkout} data={data} model={model} downloads={downloads} />
            {OwnStep && <OwnStep />}
          </div>
          <OrderAside
            note={
              elsewhere &&
              !placing && (
                <p className="small mt-3" data-testid="checkout-pays-elsewhere">
                  {t('checkout.requiresRedirect')}
                </p>
              )
            }
          >
            <Button type="submit" look="primary" wide busy={placing}>
              {placing ? t('checkout.placing') : t('checkout.place')}
            </Button>
          </OrderAside>
        </form>
      )}
    </>
  );
}
