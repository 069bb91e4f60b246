import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';

const SLOW_AFTER_MS = 4000;

export function LoadFailure({ text, onRetry }: { text: string; onRetry(): void }) {
  const t = useTranslate();
  return (
    <div>
      <p className="notice notice-danger" role="alert">
        <Icon name="alert" />
        <span>{text}</span>
      </p>
      <Button onClick={onRetry}>{t('account.retry')}</Button>
    </div>
  );
}

function Placeholder({ children }: { children: ReactNode }) {
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

/**
 * Error of an account screen with a retry, or a placeholder until its data is loaded; explains a slow response.
 * @param props.children the placeholder
 */
export function AccountLoading({
  failure,
  retry,
  isLoaded,
  children,
}: {
  failure: string | null;
  retry(): void;
  isLoaded: boolean;
  children: ReactNode;
}) {
  if (failure) return <LoadFailure text={failure} onRetry={retry} />;
  return isLoaded ? null : <Placeholder>{children}</Placeholder>;
}

/** Sections of an account screen before their data is loaded. */
export function SectionSkeletons() {
  return [1, 2, 3].map((number) => (
    <div key={number} className="account-section first-of-type:mt-0">
      <div className="skeleton col-start-1 h-6 w-44" />
      <div className="grid w-full gap-2">
        <div className="skeleton h-5 w-1/3" />
        <div className="skeleton h-5 w-1/4" />
        <div className="skeleton h-5 w-1/4" />
        <div className="skeleton mt-2 h-5 w-1/6" />
      </div>
    </div>
  ));
}
