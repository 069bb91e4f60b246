import { useEffect, useState } from 'react';
import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import type { Translate } from '../../shared/i18n/translate.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { OpenAccount } from './open-account.tsx';
import { type Arrival, isVirtual, type OrderOutcome, orderOutcome } from './order-outcome.ts';
import { OrderSummary } from './order-summary.tsx';
import { PayAgain } from './pay-again.tsx';
import { paymentFailureOf } from './payment-failure.ts';
import { PaymentRedirect } from './payment-redirect.tsx';
import { paymentUrlOf } from './payment-url.ts';
import { useOrder } from './use-order.ts';

/** The buyer is asked to pay, if the shop allows it. */
const POLLED_OUTCOMES: ReadonlySet<OrderOutcome> = new Set(['open', 'unpaid', 'pending']);

function words(
  t: Translate,
  outcome: OrderOutcome,
  order: OrderPartsFragment,
): [title: string, text: string] {
  switch (outcome) {
    case 'paid':
      return [
        t('success.paid.title'),
        t(isVirtual(order) ? 'success.paidDownload.text' : 'success.paid.text'),
      ];
    case 'settled':
      return [
        t('success.settled.title', { number: order.number }),
        t('success.settled.text', { state: order.paymentStatus.label }),
      ];
    default:
      return [t(`success.${outcome}.title`), t(`success.${outcome}.text`)];
  }
}

function Heading({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="title-1">{title}</h1>
      <p className="lead mt-4 mb-8 max-w-[56ch] text-ink-2">{text}</p>
    </>
  );
}

/** In a browser that did not place it: its link opens a guest's order, a login a customer's. */
function UnknownOrder({ orderId, link }: { orderId: string; link: string | null }) {
  const { t, path } = useShop();
  const login = new URLSearchParams({ to: path(`/account/order/${orderId}`) });
  return (
    <div data-testid="success-unknown-page">
      <Heading
        title={t(link ? 'success.elsewhere.title' : 'success.unknown.title')}
        text={t(link ? 'success.elsewhere.text' : 'success.unknown.text')}
      />
      {link && (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a
            className="button button-primary"
            href={path(`/account/order/${encodeURIComponent(link)}`)}
            data-testid="success-open-order-link"
          >
            {t('success.elsewhere.open')}
          </a>
          <a
            className="link link-target"
            href={`${path('/login')}?${login}`}
            data-testid="success-login-link"
          >
            {t('success.elsewhere.login')}
          </a>
        </p>
      )}
    </div>
  );
}

/**
 * The order decides what it says, not the address.
 * @param link opens the order where it is not known
 */
export function SuccessPage({
  orderId,
  arrival,
  link,
}: {
  orderId: string;
  arrival: Arrival;
  link: string | null;
}) {
  const { t, path } = useShop();
  const { order, failure, retry } = useOrder(orderId, arrival);
  return (
    <>
      {order === undefined && failure && (
        <div data-testid="success-failure-page">
          <Heading title={t('success.checking.title')} text={failure} />
          <Button look="primary" onClick={retry} data-testid="success-retry-button">
            {t('error.retry')}
          </Button>
        </div>
      )}
      {order === undefined && !failure && (
        <div data-testid="success-checking-page">
          <Heading title={t('success.checking.title')} text={t('success.checking.text')} />
          <div className="skeleton h-96" data-testid="success-placeholder" />
        </div>
      )}
      {order === null && <UnknownOrder orderId={orderId} link={link} />}
      {order && <KnownOrder order={order} arrival={arrival} />}
      <p className="mt-10">
        <a className="link link-target" href={path('/')}>
          {t('cart.continue')}
        </a>
      </p>
    </>
  );
}

function KnownOrder({ order, arrival }: { order: OrderPartsFragment; arrival: Arrival }) {
  const { t } = useShop();
  const [paymentUrl, setPaymentUrl] = useState<string | null>(null);
  const [notStarted, setNotStarted] = useState<string | null>(null);
  useEffect(() => {
    if (arrival !== 'placed') return;
    setPaymentUrl(paymentUrlOf(order.id));
    setNotStarted(paymentFailureOf(order.id));
  }, [order.id, arrival]);
  const outcome = orderOutcome(order, arrival);
  const mayPay = POLLED_OUTCOMES.has(outcome) && order.canPay;
  const leads = mayPay && paymentUrl !== null;
  // Before the redirect the order counts as placed.
  const [title, text] = words(t, leads ? 'placed' : outcome, order);
  return (
    <div data-testid={`success-${leads ? 'placed' : outcome}-page`}>
      <Heading title={title} text={text} />
      {mayPay && notStarted && (
        <p className="notice notice-danger mb-6" role="alert" data-testid="success-payment-failure">
          <Icon name="alert" />
          <span>{notStarted}</span>
        </p>
      )}
      {leads && <PaymentRedirect url={paymentUrl} orderId={order.id} />}
      {mayPay && !leads && (
        <PayAgain order={order} again={outcome === 'unpaid'} quiet={outcome === 'pending'} />
      )}
      <OrderSummary order={order} />
      <OpenAccount order={order} />
    </div>
  );
}
