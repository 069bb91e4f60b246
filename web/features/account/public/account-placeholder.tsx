import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../../../shared/i18n/shop.ts';

const SLOW_AFTER_MS = 4000;

/** Placeholder until an account screen is loaded; explains a slow response. */
export function AccountPlaceholder({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div data-testid="account-placeholder">
      <p role="status" className={isSlow ? 'mb-6' : undefined}>
        {isSlow && t('account.slow')}
      </p>
      {children}
    </div>
  );
}
