import { useEffect, useState } from 'react';
import { ConsentGate } from '../features/consent/consent-gate.tsx';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { ErrorBoundary } from '../shared/errors/error-boundary.tsx';
import { type Shop, ShopProvider, useTranslate } from '../shared/i18n/shop.ts';
import { documentTitle } from '../shared/navigation/head.ts';
import { type Navigation, NavigationProvider, useNavigationState } from '../shared/navigation/navigation.ts';
import { Notifications } from '../shared/notifications/notifications.tsx';
import { DefaultLayout } from './default-layout.tsx';

const OVERLAY_DELAY_MS = 400;

function LoadingOverlay({ loading }: { loading: boolean }) {
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), OVERLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  if (!shown) return null;
  return (
    <div className="loading-overlay" role="status" data-testid="loading-overlay">
      <span className="spinner" />
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
}

function Screen({ menus }: { menus: LayoutPartsFragment | null }) {
  const { route, loading, entry } = useNavigationState();
  const { Layout = DefaultLayout } = route;
  const [said, setSaid] = useState('');
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  useEffect(() => {
    if (entry) setSaid((before) => (before === '' ? ' ' : documentTitle(route.head)));
  }, [entry, route]);
  return (
    <>
      <ConsentGate />
      <Layout menus={menus}>
        <ErrorBoundary key={entry}>{route.render()}</ErrorBoundary>
      </Layout>
      <LoadingOverlay loading={loading} />
      <p className="sr-only" role="status" data-testid="route-announcer">
        {said.trim()}
      </p>
      <Notifications />
    </>
  );
}

/** The whole shop, the same on the server and in the browser. `menus` come with the first page and stay. */
export function App({
  shop,
  navigation,
  menus,
}: {
  shop: Shop;
  navigation: Navigation;
  menus: LayoutPartsFragment | null;
}) {
  return (
    <ShopProvider value={shop}>
      <NavigationProvider value={navigation}>
        <Screen menus={menus} />
      </NavigationProvider>
    </ShopProvider>
  );
}
