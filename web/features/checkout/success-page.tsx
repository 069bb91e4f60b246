import '../../styles/cart.css';
import '../../styles/checkout.css';
import '../../styles/with-aside.css';
import { type ReactNode, useEffect, useState } from 'react';
import type { OrderPartsFragment } from '../../generated/graphql.ts';
import { errorRoute } from '../../shared/errors/error-route.tsx';
import { greetingName } from '../../shared/forms/buyer-draft.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import type { Translate } from '../../shared/i18n/translate.ts';
import { paymentTarget } from '../../shared/navigation/link-safety.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { privateScreen } from '../../shared/navigation/private-screen.ts';
import { matchRoute } from '../../shared/navigation/route.ts';
import { Button, FailureNotice } from '../../shared/ui/elements.tsx';
import { OrderTimeline } from '../orders/public/timeline.tsx';
import { TransferCard } from '../orders/public/transfer-card.tsx';
import { clearPayment, type DuePayment, duePayment, endAttempt, paymentFailureOf } from './order-attempt.ts';
import { ContinueLink, NextStep, OrderFacts, OrderSummary } from './order-summary.tsx';
import { PayAgain } from './pay-again.tsx';
import { type Arrival, isVirtual, type OrderOutcome, orderOutcome, useOrder } from './use-order.ts';

/** Longer than a reload takes. */
const RELOAD_MS = 5_000;

/** Requests the payment, if the shop allows it. */
const POLLED_OUTCOMES: ReadonlySet<OrderOutcome> = new Set(['open', 'unpaid', 'pending']);

/** Title and text. */
function words(t: Translate, outcome: OrderOutcome, order: OrderPartsFragment): [string, string] {
  const name = order.billingAddress && greetingName(order.billingAddress);
  const thanks = name ? t('success.thanks', { name }) : t('success.checking.title');
  switch (outcome) {
    case 'placed':
      return [thanks, t('success.placed.text')];
    case 'paid':
      return [thanks, t(isVirtual(order) ? 'success.paidDownload.text' : 'success.paid.text')];
    case 'settled':
      return [t('success.checking.title'), t('success.settled.text', { state: order.paymentStatus.label })];
    default:
      return [t(`success.${outcome}.title`), t(`success.${outcome}.text`)];
  }
}

function Heading({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <>
      <h1 className="title-1">{title}</h1>
      {children}
      <p className="lead mt-4 mb-8 max-w-[56ch] text-ink-2">{text}</p>
    </>
  );
}

/** For a browser that did not place the order: a guest needs the link, a customer the login. */
function UnknownOrder({ orderId, arrival, link }: Props) {
  const { t, path } = useShop();
  const textKey = arrival === 'placed' ? 'elsewhere' : (`elsewhere.${arrival}` as const);
  const login = new URLSearchParams({ to: path(`/account/order/${orderId}`) });
  return (
    <div data-testid="success-unknown-page">
      <Heading
        title={t(link ? `success.${textKey}.title` : 'success.unknown.title')}
        text={t(link ? `success.${textKey}.text` : 'success.unknown.text')}
      />
      {link && (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a className="button button-primary" href={path(`/account/order/${encodeURIComponent(link)}`)}>
            {t('success.elsewhere.open')}
          </a>
          <a className="link link-target" href={`${path('/login')}?${login}`}>
            {t('success.elsewhere.login')}
          </a>
        </p>
      )}
      <p className="mt-10">
        <ContinueLink />
      </p>
    </div>
  );
}

/** Undefined until session storage is read, null if no payment is due. */
function useDuePayment(orderId: string, arrival: Arrival): DuePayment | null | undefined {
  const [payment, setPayment] = useState<DuePayment | null>();
  useEffect(() => {
    const due = arrival === 'placed' ? duePayment(orderId) : null;
    const url = due && paymentTarget(due.url, location.origin);
    setPayment(due && url ? { ...due, url } : null);
  }, [orderId, arrival]);
  return payment;
}

/** A reload that began just before this page was shown still opens the checkout, which then shows the order again. */
function useAttemptEnd(): void {
  useEffect(() => {
    const timer = setTimeout(endAttempt, RELOAD_MS);
    return () => {
      clearTimeout(timer);
      endAttempt();
    };
  }, []);
}

/** Specification, section 9. */
const REDIRECT_AFTER_MS = 5000;

/** Opens the payment after 5 s or on click; going back shows the order. */
function PaymentRedirect({ payment, orderId }: { payment: DuePayment; orderId: string }) {
  const { t } = useShop();
  const { url, number } = payment;
  useEffect(() => {
    const timer = setTimeout(() => {
      clearPayment(orderId);
      location.assign(url);
    }, REDIRECT_AFTER_MS);
    // A page restored from the back/forward cache would announce a redirect that does not happen.
    const back = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', back);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', back);
    };
  }, [url, orderId]);
  return (
    <div>
      <Heading title={t('success.leaving.title', { number })} text={t('success.leaving.text')} />
      <a
        className="button button-primary"
        href={url}
        rel="noreferrer"
        data-full-load
        onClick={() => clearPayment(orderId)}
      >
        {t('success.payNow')}
      </a>
    </div>
  );
}

interface Props {
  orderId: string;
  arrival: Arrival;
  link: string | null;
}

/** Redirects to a due payment; otherwise shows the state of the order, not that of the URL. */
export function SuccessPage({ orderId, arrival, link }: Props) {
  const payment = useDuePayment(orderId, arrival);
  useAttemptEnd();
  if (payment) return <PaymentRedirect payment={payment} orderId={orderId} />;
  if (payment === undefined) return <Checking />;
  return <PlacedOrder orderId={orderId} arrival={arrival} link={link} />;
}

function Checking() {
  const { t } = useShop();
  return (
    <div>
      <Heading title={t('success.checking.title')} text={t('success.checking.text')} />
      <div className="skeleton h-96" />
    </div>
  );
}

function PlacedOrder({ orderId, arrival, link }: Props) {
  const { t } = useShop();
  const { order, failure, retry } = useOrder(orderId, arrival);
  if (order === null) return <UnknownOrder orderId={orderId} arrival={arrival} link={link} />;
  if (order) return <KnownOrder order={order} arrival={arrival} />;
  if (!failure) return <Checking />;
  return (
    <div>
      <Heading title={t('success.checking.title')} text={failure} />
      <Button look="primary" onClick={retry}>
        {t('error.retry')}
      </Button>
    </div>
  );
}

function KnownOrder({ order: loaded, arrival }: { order: OrderPartsFragment; arrival: Arrival }) {
  const { t, path } = useShop();
  const navigation = useNavigation();
  const [changed, setChanged] = useState<OrderPartsFragment | null>(null);
  const [notStarted, setNotStarted] = useState<string | null>(null);
  const order = changed ?? loaded;
  useEffect(() => {
    if (arrival === 'placed') setNotStarted(paymentFailureOf(loaded.id));
  }, [loaded.id, arrival]);
  // The URL of the failed payment would contradict the page after a change of payment method.
  const change = (next: OrderPartsFragment) => {
    setChanged(next);
    navigation.rewrite(path(`/checkout/success/${next.id}`));
  };
  const outcome = orderOutcome(order, changed ? 'placed' : arrival);
  const mayPay = POLLED_OUTCOMES.has(outcome) && order.canPay;
  const [title, text] = words(t, outcome, order);
  return (
    <div className="grid-12 with-aside thanks" data-testid={`success-${outcome}-page`}>
      <div>
        <Heading title={title} text={text}>
          <p className="title-3 mt-3" data-testid="success-order-number">
            {t('order.title', { number: order.number })}
          </p>
        </Heading>
        {mayPay && notStarted && (
          <FailureNotice className="mb-6" text={notStarted} testId="success-payment-failure" />
        )}
        {mayPay && (
          <PayAgain
            key={order.paymentMethod?.id}
            order={order}
            again={outcome === 'unpaid'}
            quiet={outcome === 'pending'}
            onChange={change}
          />
        )}
        {order.bankTransfer && <TransferCard transfer={order.bankTransfer} />}
        <OrderTimeline order={order} />
        <OrderFacts order={order} />
      </div>
      <OrderSummary order={order} />
      <NextStep order={order} />
    </div>
  );
}

export async function load(request: RouteRequest): Promise<LoadedRoute> {
  const { url, path, shop } = request;
  const route = matchRoute(path);
  if (route.name !== 'success') return errorRoute(shop, { status: 404, maintenance: false });
  const { orderId, outcome } = route;
  const link = url.searchParams.get('link');
  return privateScreen(request, {
    title: 'success.checking.title',
    layout: 'checkout',
    render: () => (
      <SuccessPage key={`${orderId}${outcome}`} orderId={orderId} arrival={outcome} link={link} />
    ),
  });
}
