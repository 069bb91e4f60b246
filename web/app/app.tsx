import { useEffect, useState } from 'react';
import type { Client } from 'urql';
import { ConsentGate } from '../features/consent/consent-gate.tsx';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { ErrorBoundary } from '../shared/errors/error-boundary.tsx';
import { ClientProvider } from '../shared/graphql/client-provider.tsx';
import { type Shop, ShopProvider, useShop } from '../shared/i18n/shop.ts';
import { documentTitle } from '../shared/navigation/head.ts';
import { type Navigation, NavigationProvider, useNavigationState } from '../shared/navigation/navigation.ts';
import { Notifications } from '../shared/notifications/notifications.tsx';
import { DefaultLayout } from './default-layout.tsx';

function Screen({ menus, onReady }: { menus: LayoutPartsFragment | null; onReady?: () => void }) {
  const shop = useShop();
  const route = useNavigationState('route');
  const entry = useNavigationState('entry');
  const { Layout = DefaultLayout } = route;
  const [announcement, setAnnouncement] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydration ends once.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    onReady?.();
  }, []);
  useEffect(() => {
    if (entry) setAnnouncement((before) => (before === '' ? ' ' : documentTitle(route.head, shop)));
  }, [entry, route, shop]);
  return (
    <>
      <ErrorBoundary fallback={null}>
        <ConsentGate />
      </ErrorBoundary>
      <ErrorBoundary>
        <Layout menus={menus}>
          <ErrorBoundary key={entry}>{route.render()}</ErrorBoundary>
        </Layout>
      </ErrorBoundary>
      <p className="sr-only" role="status">
        {announcement.trim()}
      </p>
      <Notifications />
    </>
  );
}

/**
 * @param props.client of the first page
 * @param props.menus of the first page, for the whole visit
 * @param props.onReady called once after hydration
 */
export function App({
  client,
  shop,
  navigation,
  menus,
  onReady,
}: {
  client: Client;
  shop: Shop;
  navigation: Navigation;
  menus: LayoutPartsFragment | null;
  onReady?: () => void;
}) {
  return (
    <ClientProvider client={client}>
      <ShopProvider value={shop}>
        <NavigationProvider value={navigation}>
          <Screen menus={menus} {...(onReady && { onReady })} />
        </NavigationProvider>
      </ShopProvider>
    </ClientProvider>
  );
}
