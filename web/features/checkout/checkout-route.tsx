import '../../styles/cart.css';
import '../../styles/checkout.css';
import '../../styles/with-aside.css';
import { useEffect, useRef } from 'react';
import type { CartPartsFragment } from '../../generated/graphql.ts';
import { ErrorSummary } from '../../shared/forms/form.tsx';
import { useShop, useTranslate } from '../../shared/i18n/shop.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { privateScreen } from '../../shared/navigation/private-screen.ts';
import { extension } from '../../shared/shop/extension.ts';
import { Button, Icon, Notice } from '../../shared/ui/elements.tsx';
import { CartEmpty, CartNotices } from '../cart/public/cart-empty.tsx';
import { useCart } from '../cart/public/cart-store.ts';
import { CartPromises, CartSums, FreeShippingHint, LineSkeleton } from '../cart/public/cart-sums.tsx';
import { optionText } from '../cart/public/option-text.ts';
import { PromotionForm } from '../cart/public/promotion-form.tsx';
import { CompactLine } from '../orders/public/order-parts.tsx';
import { CheckoutSteps, Step } from './checkout-steps.tsx';
import { useCheckout } from './use-checkout.ts';

function ItemsAndSums({ cart }: { cart: CartPartsFragment }) {
  const { t } = useShop();
  return (
    <>
      <ul>
        {cart.items.map((item) => (
          <CompactLine
            key={item.id}
            image={item.image}
            label={item.label}
            total={item.totalPrice}
            facts={[optionText(item.options), t('cart.pieces', { count: item.quantity })]}
          >
            {item.exceedsStock && <p className="small text-danger">{t('cart.exceedsStock')}</p>}
          </CompactLine>
        ))}
      </ul>
      <div className="border-t border-line pt-3.5">
        <FreeShippingHint cart={cart} />
        <CartSums cart={cart} />
      </div>
    </>
  );
}

/** From this width the order stays visible next to the form; `checkout.css` has the same value. */
const WIDE = '(width >= 900px)';

function OrderAside() {
  const { t, path } = useShop();
  const { cart } = useCart();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current) details.current.open = matchMedia(WIDE).matches;
  }, []);
  if (!cart) return null;
  return (
    <aside aria-label={t('checkout.order')}>
      <CartNotices />
      <details ref={details} className="order-peek" data-testid="checkout-order-peek">
        <summary>
          <span>
            {t('checkout.order')} <Icon name="chevron" small />
          </span>
          <b className="price">{(cart.isShippingBlocked ? cart.subtotal : cart.total).formatted}</b>
        </summary>
        <div className="checkout-aside-head">
          <h2 className="title-3">{t('checkout.order')}</h2>
          <a className="link link-target small" href={path('/checkout/cart')}>
            {t('account.change')}
          </a>
        </div>
        <ItemsAndSums cart={cart} />
        <div className="mt-5 border-t border-line pt-4">
          <PromotionForm />
        </div>
      </details>
    </aside>
  );
}

function OptInWait({ email, busy, onAgain }: { email: string; busy: boolean; onAgain(): void }) {
  const t = useTranslate();
  return (
    <section
      className="alert border-l-ink"
      aria-labelledby="checkout-opt-in"
      role="status"
      data-testid="checkout-opt-in"
    >
      <h2 className="title-4" id="checkout-opt-in">
        {t('account.register.sentTitle')}
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
  const { t } = useShop();
  return (
    <div className="grid-12 with-aside checkout-form" data-testid="checkout-placeholder">
      <aside>
        <div className="skeleton h-14.5 min-[900px]:hidden" />
        <div className="max-[899px]:hidden">
          <div className="checkout-aside-head">
            <h2 className="title-3">{t('checkout.order')}</h2>
          </div>
          <LineSkeleton compact />
          <div className="skeleton mt-3.5 h-34" />
        </div>
      </aside>
      <Step title={t('checkout.delivery')}>
        <div className="skeleton h-144" />
      </Step>
    </div>
  );
}

export function CheckoutPage() {
  const { t, identity } = useShop();
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
  const isPaidExternally = checkout?.paymentMethods.some(
    ({ method }) => method.id === paying && method.requiresRedirect,
  );
  const downloads = Boolean(cart?.items.some(({ isDownload }) => isDownload));
  return (
    <>
      <h1 className="title-1 page-title">{t('checkout')}</h1>
      {(checkout ? empty && placing : !model.failure) && <Placeholder />}
      {(!checkout || (empty && !placing)) && (
        <ErrorSummary form="checkout" errors={{}} general={[]} failure={model.failure} />
      )}
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
          onChange={({ target }) => model.correct(target)}
          onSubmit={(event) => {
            event.preventDefault();
            model.placeOrder();
          }}
          data-testid="checkout-form"
        >
          <OrderAside />
          <div>
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
            <CheckoutSteps checkout={checkout} data={data} model={model} downloads={downloads}>
              {/* On narrow screens the order at the top is closed. */}
              <div className="mb-6 min-[900px]:hidden">{cart && <ItemsAndSums cart={cart} />}</div>
            </CheckoutSteps>
            {OwnStep && <OwnStep />}
            <div className="buy-foot-total">
              <p>{cart?.items.map(({ quantity, label }) => `${quantity} × ${label}`).join(' · ')}</p>
              {t('sum.total')} <b className="price">{cart?.total.formatted}</b>
            </div>
            <CartPromises use="checkout" otherwise={t('checkout.encrypted')} />
            <Button type="submit" look="primary" wide busy={placing}>
              {placing ? t('checkout.placing') : t('checkout.place')}
            </Button>
            {isPaidExternally && !placing && (
              <p className="small mt-3 text-ink-2" data-testid="checkout-pays-elsewhere">
                {t('checkout.requiresRedirect')}
              </p>
            )}
            <p className="small mt-2 flex flex-wrap gap-x-5 text-ink-2">
              {identity.legalPages
                .filter(({ role }) => role === 'WITHDRAWAL' || role === 'PRIVACY')
                .map(({ label, path }) => (
                  <a key={path} className="link link-target" href={path} target="_blank" rel="noopener">
                    {label}
                  </a>
                ))}
            </p>
          </div>
        </form>
      )}
    </>
  );
}

export async function load(request: RouteRequest): Promise<LoadedRoute> {
  return privateScreen(request, { title: 'checkout', layout: 'checkout', render: () => <CheckoutPage /> });
}
