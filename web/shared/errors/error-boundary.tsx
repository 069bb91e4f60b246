import { Component, type ReactNode } from 'react';
import { useTranslate } from '../i18n/shop.ts';
import { ErrorPage } from './error-page.tsx';

function Broken() {
  const t = useTranslate();
  const title = t('error.500.title');
  return <ErrorPage status={500} title={title} kind="error" requestId={undefined} retryAfter={undefined} />;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
