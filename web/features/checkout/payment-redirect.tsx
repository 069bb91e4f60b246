import { useEffect } from 'react';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { clearPaymentUrl } from './payment-url.ts';

/**
 * Leads to the payment at once (docs/rules.md, "States"), with a link for browsers that do not follow. Who comes back by
 * the history finds the order, to pay from there.
 */
export function PaymentRedirect({ target, orderId }: { target: string; orderId: string }) {
  const t = useTranslate();
  useEffect(() => {
    clearPaymentUrl(orderId);
    location.assign(target);
    // A page out of the browser's memory would say that it leads on, and does not.
    const back = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [target, orderId]);
  return (
    <div data-testid="success-payment-redirect">
      <h1 className="title-1">{t('success.leaving.title')}</h1>
      <p className="lead mt-4 mb-8 max-w-[56ch] text-ink-2">{t('success.leaving.text')}</p>
      <a
        className="button button-primary"
        href={target}
        rel="noreferrer"
        data-full-load
        data-testid="success-pay-now-link"
      >
        {t('success.payNow')}
      </a>
    </div>
  );
}
