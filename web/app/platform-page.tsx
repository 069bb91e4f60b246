import { useShop } from '../shared/i18n/shop.ts';
import { PropertyTable } from '../shared/ui/property-table.tsx';

export function PlatformPage() {
  const { t, languages, currencies } = useShop();
  const rows = [
    { key: 'system', label: t('platform.system'), values: ['Shopware 6 (Store API)'] },
    { key: 'endpoint', label: t('platform.endpoint'), values: ['/graphql'] },
    {
      key: 'languages',
      label: t('language'),
      values: languages.map(({ label, locale }) => `${label} (${locale})`),
    },
    { key: 'currencies', label: t('currency'), values: currencies.map(({ isoCode }) => isoCode) },
  ];
  return (
    <div className="page-width page-top" data-testid="platform-page">
      <h1 className="title-1 page-title">{t('platform.title')}</h1>
      <div className="prose lead">
        <p>{t('platform.text')}</p>
        <p>
          <a href="/schema.graphql" data-full-load>
            {t('platform.schema')}
          </a>
        </p>
      </div>
      <div className="mt-12 max-w-3xl">
        <PropertyTable properties={rows} label={t('platform.title')} />
      </div>
    </div>
  );
}
