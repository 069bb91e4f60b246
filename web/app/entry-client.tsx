import '../styles/main.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startCart } from '../features/cart/public/cart-store.ts';
import { watchCurrency } from '../features/session/session-switches.tsx';
import { errorRoute, routeFromFailure } from '../shared/errors/error-route.tsx';
import { collectInput } from '../shared/forms/pre-hydration-input.ts';
import { setFailureLanguage } from '../shared/graphql/api-error.ts';
import { startClient } from '../shared/graphql/current-client.tsx';
import { createBrowserClient, type PageAnswers } from '../shared/graphql/exchanges.ts';
import { makeShop } from '../shared/i18n/shop.ts';
import { createTranslate, loadMessages } from '../shared/i18n/translate.ts';
import { isChunkFailure, reloadOnce } from '../shared/navigation/chunk-reload.ts';
import { hideSecret, presentAddress } from '../shared/navigation/history-state.ts';
import { watchLinks } from '../shared/navigation/link-watch.ts';
import { splitLanguage } from '../shared/navigation/route.ts';
import { notify } from '../shared/notifications/notifications.tsx';
import { priceContext } from '../shared/storage/cookies.ts';
import { keepFocus } from '../shared/ui/keep-focus.ts';
import { App } from './app.tsx';
import { BrowserNavigation, watchBuilds } from './browser-navigation.ts';
import type { PageData } from './document.ts';
import { loadRoute } from './load-route.tsx';

/** Pages whose mailed links carry a secret that is read once. */
const HAS_SECRET =
  /^\/(?:account\/recover\/password|reset-password|registration\/confirm|newsletter-subscribe)\/?$/;

async function start(data: PageData): Promise<void> {
  const { locale, currency, langDebug, consent } = data.shop;
  const [{ messages, shopTexts }, tracking] = await Promise.all([
    loadMessages(locale),
    consent?.tagManagerId ? import('../features/tracking/tracking.ts') : null,
  ]);
  const t = createTranslate(locale, messages, { ...shopTexts, ...data.messages }, langDebug);
  const shop = makeShop(data.shop, t);
  const createClient = (answers: PageAnswers) => createBrowserClient(locale, currency, answers);
  // The browser may restore a page from before a login or logout with other prices.
  const isOutdated = data.prices !== priceContext();
  const client = createClient(isOutdated ? {} : data.answers);
  startClient(client, () => createClient({}));
  const { url, hidden } = presentAddress();
  const { path } = splitLanguage(url.pathname, shop.languages);
  if (tracking?.isPrivateAddress(url, path)) tracking.closeDocument();
  let failed = false;
  const loaded = data.error
    ? errorRoute(shop, data.error)
    : await loadRoute({ url, path, shop, client, withLayout: true }).catch((error: unknown) => {
        if (navigator.onLine && isChunkFailure(error) && reloadOnce(location.href)) throw error;
        failed = true;
        return routeFromFailure(shop, error);
      });
  if (loaded.kind === 'redirect') {
    location.replace(loaded.to);
    return;
  }
  const mailed = url.searchParams.has('hash') || url.searchParams.has('em');
  if (!hidden && mailed && HAS_SECRET.test(path)) hideSecret(url.pathname);
  const navigation = new BrowserNavigation(shop, loaded, tracking);
  const root = document.getElementById('root');
  if (!root) return;
  const menus = loaded.navigation ?? data.menus;
  // The server rendered another screen: without the secret, or with other prices.
  const isReplaced = failed || hidden || isOutdated;
  const restoreInput = isReplaced ? () => {} : collectInput();
  const app = (
    <App client={client} shop={shop} navigation={navigation} menus={menus} onReady={restoreInput} />
  );
  // A transition hydrates in slices, so taps need not wait for all of it.
  startTransition(() => {
    if (isReplaced) createRoot(root).render(app);
    else hydrateRoot(root, app);
  });
  setFailureLanguage(shop.t);
  startCart(shop);
  watchLinks(navigation, () => notify('warning', shop.t('link.refused')));
  watchBuilds(data.build);
  watchCurrency();
  keepFocus();
  tracking?.startTracking(shop, navigation);
}

const json = document.getElementById('kontor-data')?.textContent;
if (json) void start(JSON.parse(json));
