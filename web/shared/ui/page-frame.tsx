import type { ReactNode } from 'react';
import { useShop, useTranslate } from '../i18n/shop.ts';

export function Breadcrumbs({
  steps,
}: {
  steps: readonly { label: string; path?: string | null | undefined }[];
}) {
  const t = useTranslate();
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs')} data-testid="breadcrumb-nav">
      {steps.map((step, index) => {
        const last = index === steps.length - 1;
        return (
          <span key={`${step.label}${step.path}`} className="flex gap-2">
            {step.path && !last ? (
              <a href={step.path}>{step.label}</a>
            ) : (
              <span aria-current={last ? 'page' : undefined}>{step.label}</span>
            )}
            {!last && <span aria-hidden="true">/</span>}
          </span>
        );
      })}
    </nav>
  );
}

interface PageFrameProps {
  crumb?: string;
  title: string;
  children: ReactNode;
}

/** A page with its breadcrumb and main heading. @param props.crumb the title by default */
export function PageFrame({ crumb, title, children }: PageFrameProps) {
  const { t, path } = useShop();
  return (
    <div className="page-width">
      <Breadcrumbs steps={[{ label: t('home'), path: path('/') }, { label: crumb ?? title }]} />
      <h1 className="title-1 page-title">{title}</h1>
      {children}
    </div>
  );
}
