import { useEffect } from 'react';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { clearPayment, type DuePayment } from './order-attempt.ts';

/** Specification, section 9. */
const REDIRECT_AFTER_MS = 5000;

/**
 * Opens the payment after 5 s or on click. A shopper who goes back in the history sees the order and can pay from
 * there.
 */
export function PaymentRedirect({ payment, orderId }: { payment: DuePayment; orderId: string }) {
  const t = useTranslate();
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
      <h1 className="title-1">{t('success.leaving.title', { number })}</h1>
      <p className="lead mt-4 mb-8 max-w-[56ch] text-ink-2">{t('success.leaving.text')}</p>
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
