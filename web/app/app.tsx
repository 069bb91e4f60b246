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

function Screen({ menus }: { menus: LayoutPartsFragment | null }) {
  const shop = useShop();
  const route = useNavigationState('route');
  const entry = useNavigationState('entry');
  const { Layout = DefaultLayout } = route;
  const [said, setSaid] = useState('');
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  useEffect(() => {
    if (entry) setSaid((before) => (before === '' ? ' ' : documentTitle(route.head, shop)));
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
      <p className="sr-only" role="status" data-testid="route-announcer">
        {said.trim()}
      </p>
      <Notifications />
    </>
  );
}

/** `client` and `menus` are those of the first page; the menus stay. */
export function App({
  client,
  shop,
  navigation,
  menus,
}: {
  client: Client;
  shop: Shop;
  navigation: Navigation;
  menus: LayoutPartsFragment | null;
}) {
  return (
    <ClientProvider client={client}>
      <ShopProvider value={shop}>
        <NavigationProvider value={navigation}>
          <Screen menus={menus} />
        </NavigationProvider>
      </ShopProvider>
    </ClientProvider>
  );
}
