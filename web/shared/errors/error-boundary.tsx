import { Component, type ReactNode } from 'react';
import { useTranslate } from '../i18n/shop.ts';
import { ErrorPage } from './error-page.tsx';

function Broken() {
  const t = useTranslate();
  const title = t('error.500.title');
  return <ErrorPage status={500} title={title} kind="error" requestId={undefined} retryAfter={undefined} />;
}

/** @param fallback shown for a failed part; an error page by default */
export class ErrorBoundary extends Component<
  { children: ReactNode; fallback?: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render(): ReactNode {
    const { children, fallback = <Broken /> } = this.props;
    return this.state.broken ? fallback : children;
  }
}
