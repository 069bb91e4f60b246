import { useEffect, useState } from 'react';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { paymentTarget } from '../../shared/navigation/link-safety.ts';
import { clearPaymentUrl } from './payment-url.ts';

const WAIT_S = 5;

/** Redirects after 5 s (docs/rules.md, "States"), with a link to go at once and one to stay. */
export function PaymentRedirect({ url, orderId }: { url: string; orderId: string }) {
  const t = useTranslate();
  const [left, setLeft] = useState(WAIT_S);
  const [stayed, setStayed] = useState(false);
  const target = paymentTarget(url, location.origin);
  useEffect(() => {
    if (!target || stayed) return;
    if (left === 0) {
      clearPaymentUrl(orderId);
      location.assign(target);
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, stayed, target, orderId]);
  if (!target) return null;
  return (
    <div className="ruled mb-10" data-testid="success-payment-redirect">
      <p className="mb-4" aria-live="off">
        {stayed ? t('success.stayed') : t('success.redirect', { count: left })}
      </p>
      <div className="flex flex-wrap gap-3">
        <a
          className="button button-primary"
          href={target}
          rel="noreferrer"
          data-full-load
          data-testid="success-pay-now-link"
        >
          {t('success.payNow')}
        </a>
        {!stayed && (
          <button
            type="button"
            className="button button-secondary"
            onClick={() => setStayed(true)}
            data-testid="success-stay-button"
          >
            {t('success.stay')}
          </button>
        )}
      </div>
    </div>
  );
}
