import '../styles/detail.css';
import type { ReactNode } from 'react';
import { useShop } from '../shared/i18n/shop.ts';
import type { LoadedRoute, RouteRequest } from '../shared/navigation/loaded-route.ts';
import { privateScreen } from '../shared/navigation/private-screen.ts';
import { PropertyTable } from '../shared/ui/property-table.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="page-width detail-block mt-10" aria-label={title}>
      <div className="grid-12">
        <h2 className="title-3">{title}</h2>
        <div>{children}</div>
      </div>
    </section>
  );
}

/** Technical page for developers. */
export function PlatformPage() {
  const { t, languages, currencies, publicUrl } = useShop();
  return (
    <div>
      <div className="page-width page-top">
        <h1 className="title-1 page-title">{t('platform.title')}</h1>
        <p className="prose lead">{t('platform.text')}</p>
      </div>
      <Part title={t('platform.system')}>
        <p className="lead">Shopware 6 (Store API)</p>
      </Part>
      <Part title={t('platform.endpoint')}>
        <p className="lead break-all">{publicUrl}/graphql</p>
        <a className="button button-secondary mt-5" href="/schema.graphql" data-full-load>
          {t('platform.schema')}
        </a>
      </Part>
      <Part title={t('language')}>
        <PropertyTable
          properties={languages.map(({ label, locale, pathPrefix }) => ({
            key: locale,
            label: `${label} (${locale})`,
            values: [`${publicUrl}${pathPrefix}/`],
          }))}
          label={t('language')}
        />
      </Part>
      <Part title={t('currency')}>
        <p className="lead">{currencies.map(({ isoCode }) => isoCode).join(', ')}</p>
      </Part>
    </div>
  );
}

export async function load(request: RouteRequest): Promise<LoadedRoute> {
  return privateScreen(request, { title: 'platform.title', render: () => <PlatformPage /> });
}
