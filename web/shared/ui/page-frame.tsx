import type { ReactNode } from 'react';
import { useShop } from '../i18n/shop.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

/** A page with its breadcrumb and main heading. @param props.crumb the title by default */
export function PageFrame({
  crumb,
  title,
  children,
}: {
  crumb?: string;
  title: string;
  children: ReactNode;
}) {
  const { t, path } = useShop();
  return (
    <div className="page-width">
      <Breadcrumbs steps={[{ label: t('home'), path: path('/') }, { label: crumb ?? title }]} />
      <h1 className="title-1 page-title">{title}</h1>
      {children}
    </div>
  );
}
