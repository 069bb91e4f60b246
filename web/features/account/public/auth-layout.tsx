import '../../../styles/account.css';
import type { ReactNode } from 'react';
import { useShop } from '../../../shared/i18n/shop.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';

export function AuthLayout({
  crumb,
  title,
  children,
}: {
  crumb: string;
  title: string;
  children: ReactNode;
}) {
  const { t, path } = useShop();
  return (
    <div className="page-width">
      <Breadcrumbs steps={[{ label: t('home'), path: path('/') }, { label: crumb }]} />
      <h1 className="title-1 page-title">{title}</h1>
      {children}
    </div>
  );
}
