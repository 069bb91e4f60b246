import { Component, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { Client } from 'urql';
import { onCartOpen } from '../features/cart/public/cart-store.ts';
import { ConsentGate } from '../features/consent/consent-gate.tsx';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { ErrorPage } from '../shared/errors/error-route.tsx';
import { ClientProvider } from '../shared/graphql/current-client.tsx';
import { type Shop, ShopProvider, useShop, useTranslate } from '../shared/i18n/shop.ts';
import { importOrReload } from '../shared/navigation/chunk-reload.ts';
import { documentTitle } from '../shared/navigation/head.ts';
import { type Navigation, NavigationProvider, useNavigationState } from '../shared/navigation/navigation.ts';
import { Notifications } from '../shared/notifications/notifications.tsx';
import { sessionStore } from '../shared/session/session-store.ts';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';
import type { Overlay } from './overlays.tsx';

const ImitationBanner = lazy(() =>
  importOrReload(() => import('../features/account/public/imitation-banner.tsx')),
);

function Broken() {
  const t = useTranslate();
  const title = t('error.500.title');
  return <ErrorPage status={500} title={title} kind="error" requestId={undefined} retryAfter={undefined} />;
}

/** @param fallback shown for a failed part; an error page by default */
class ErrorBoundary extends Component<{ children: ReactNode; fallback?: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render(): ReactNode {
    const { children, fallback = <Broken /> } = this.props;
    return this.state.broken ? fallback : children;
  }
}

type Overlays = typeof import('./overlays.tsx').default;

/** Loaded at the first use, not by `lazy`, whose fallback React shows for 300 ms; closing dialogs stay to return the focus. */
function useOverlays(isUsed: boolean): Overlays | null {
  const [overlays, setOverlays] = useState<Overlays | null>(null);
  const isMissing = isUsed && overlays === null;
  useEffect(() => {
    if (!isMissing) return;
    importOrReload(() => import('./overlays.tsx')).then(
      (module) => setOverlays(() => module.default),
      (error: unknown) =>
        // Thrown while rendering, so that the error boundary shows it.
        setOverlays(() => {
          throw error;
        }),
    );
  }, [isMissing]);
  return overlays;
}

/** Letters typed after opening the search, before its field is loaded. */
function useEarlyLetters(isSearching: boolean, isLoaded: boolean): string {
  const [letters, setLetters] = useState('');
  // A layout effect stops in the moment in which the field appears.
  useLayoutEffect(() => {
    if (!isSearching) setLetters('');
    if (!isSearching || isLoaded) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      if (key.length !== 1 || ctrlKey || metaKey) return;
      // A field that appears before the letter is inserted would receive it twice.
      event.preventDefault();
      setLetters((before) => before + key);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isSearching, isLoaded]);
  return letters;
}

function DefaultLayout({ menus, children }: { menus: LayoutPartsFragment | null; children: ReactNode }) {
  const t = useTranslate();
  const entry = useNavigationState('entry');
  const [open, setOpen] = useState<Overlay | null>(null);
  const Overlays = useOverlays(open !== null);
  const letters = useEarlyLetters(open === 'search', Overlays !== null);
  useEffect(() => onCartOpen(() => setOpen('cart')), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen closes the overlays of the previous one.
  useEffect(() => setOpen(null), [entry]);
  return (
    <>
      <a className="skip-link" href="#main" data-full-load>
        {t('skip')}
      </a>
      <SiteHeader menus={menus} onOpen={setOpen} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter menus={menus} />
      {Overlays && <Overlays open={open} menus={menus} letters={letters} onClose={() => setOpen(null)} />}
    </>
  );
}

function Screen({ menus, onReady }: { menus: LayoutPartsFragment | null; onReady?: () => void }) {
  const shop = useShop();
  const route = useNavigationState('route');
  const entry = useNavigationState('entry');
  const { Layout = DefaultLayout } = route;
  const { imitated } = sessionStore.use();
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
      {imitated && (
        <Suspense fallback={null}>
          <ImitationBanner />
        </Suspense>
      )}
      <ErrorBoundary>
        <Layout menus={menus}>
          <ErrorBoundary key={entry}>{route.render(menus)}</ErrorBoundary>
        </Layout>
      </ErrorBoundary>
      <p className="sr-only" role="status">
        {announcement.trim()}
      </p>
      <Notifications />
    </>
  );
}

interface AppProps {
  client: Client;
  shop: Shop;
  navigation: Navigation;
  menus: LayoutPartsFragment | null;
  onReady?: () => void;
}

/** The screen with its providers; `client` and `menus` are those of the first page. */
export function App({ client, shop, navigation, menus, onReady }: AppProps) {
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
