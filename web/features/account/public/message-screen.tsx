import type { ReactNode } from 'react';
import { useArrival } from './use-arrival.ts';

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
