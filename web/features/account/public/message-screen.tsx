import { type ReactNode, useEffect } from 'react';

/** Scrolls to the element that replaced a form and focuses it. */
export function useArrival(): void {
  useEffect(() => {
    document.getElementById('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}

export function MessageScreen({
  text,
  testId,
  children,
}: {
  text: string;
  testId: string;
  children?: ReactNode;
}) {
  useArrival();
  return (
    <div className="auth-narrow" data-testid={testId}>
      <p className="lead" role="status">
        {text}
      </p>
      {children && <div className="form-foot">{children}</div>}
    </div>
  );
}
