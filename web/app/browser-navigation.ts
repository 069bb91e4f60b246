import { flushSync } from 'react-dom';
import { isPrivateAddress } from '../features/tracking/private-address.ts';
import { closeDocument, leaveFor, needsOwnDocument } from '../features/tracking/tag-gate.ts';
import { isOffline, routeFromFailure } from '../shared/errors/error-route.tsx';
import type { Api } from '../shared/graphql/api.ts';
import type { Shop } from '../shared/i18n/shop.ts';
import { isChunkFailure, reloadOnce } from '../shared/navigation/chunk-reload.ts';
import { applyHead } from '../shared/navigation/head.ts';
import {
  historyKey,
  newHistoryKey,
  presentAddress,
  savedScroll,
  saveScroll,
} from '../shared/navigation/history-state.ts';
import { judgeTarget } from '../shared/navigation/link-safety.ts';
import type { LoadedRoute } from '../shared/navigation/loaded-route.ts';
import type { GoOptions, Navigation, NavigationState } from '../shared/navigation/navigation.ts';
import { mayPrefetch, Prefetcher } from '../shared/navigation/prefetch.ts';
import { splitLanguage } from '../shared/navigation/route.ts';
import { notify } from '../shared/notifications/notifications.tsx';
import { newBuildIsOut } from './build-watch.ts';
import { loadRoute } from './load-route.tsx';

const MAX_CACHED_SCREENS = 20;

type Going = GoOptions & { scroll?: number | undefined };

/** Navigation in the browser: history, scroll, focus and head follow each change of screen (docs/rules.md, "Addresses"). */
export function createBrowserNavigation(shop: Shop, api: Api, first: LoadedRoute): Navigation {
  const listeners = new Set<() => void>();
  const screens = new Map<string, { route: LoadedRoute; kept: Map<string, unknown> }>();
  const prefetcher = new Prefetcher();
  let key = historyKey();
  let turn = 0;
  let state: NavigationState = { route: first, href: location.href, entry: key, loading: false };
  screens.set(key, { route: first, kept: new Map() });

  const set = (change: Partial<NavigationState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  /** The place on a screen that failed is that of the screen which is asked for again. */
  const saveScrollHere = () => {
    if (!state.route.failed) saveScroll(key);
  };
  const load = (url: URL) =>
    loadRoute({ url, path: splitLanguage(url.pathname, shop.languages).path, shop, api, withLayout: false });

  function show(route: LoadedRoute, url: URL, entry: string, options: Going) {
    key = entry;
    screens.set(entry, { route, kept: screens.get(entry)?.kept ?? new Map() });
    const oldest = screens.keys().next().value;
    if (screens.size > MAX_CACHED_SCREENS && oldest) screens.delete(oldest);
    flushSync(() =>
      set({
        route,
        href: url.href,
        entry: options.stay || route === state.route ? state.entry : entry,
        loading: false,
      }),
    );
    applyHead(route.head, shop);
    if (options.stay) return;
    const target = url.hash ? document.getElementById(decodeURIComponent(url.hash.slice(1))) : null;
    if (options.scroll !== undefined) scrollTo({ top: options.scroll, behavior: 'instant' });
    else if (target) target.scrollIntoView();
    else scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  async function go(href: string, options: Going = {}): Promise<void> {
    if (judgeTarget(href, location.origin) !== 'inside') return;
    const url = new URL(href, location.href);
    const { language, path } = splitLanguage(url.pathname, shop.languages);
    if (language?.locale !== shop.language.locale || newBuildIsOut()) {
      location.assign(url.href);
      return;
    }
    const isPrivate = isPrivateAddress(url, path);
    if (needsOwnDocument(isPrivate)) {
      await leaveFor(url.href);
      if (options.replace) location.replace(url.href);
      else location.assign(url.href);
      return;
    }
    if (isPrivate) closeDocument();
    const present = new URL(state.href);
    if (url.hash && url.pathname === present.pathname && url.search === present.search) {
      saveScroll(key);
      const kept = screens.get(key)?.kept ?? new Map();
      key = newHistoryKey();
      screens.set(key, { route: state.route, kept });
      history.pushState({ key }, '', url.href);
      state = { ...state, href: url.href };
      document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView();
      dispatchEvent(new HashChangeEvent('hashchange'));
      return;
    }
    turn += 1;
    const mine = turn;
    set({ loading: true });
    const result = await load(url).catch((error: unknown) => {
      if (isOffline(error)) return null;
      if (isChunkFailure(error) && reloadOnce(url.href)) return null;
      return routeFromFailure(shop, error);
    });
    if (mine !== turn) return;
    if (!result) {
      // The screen stays, and what is typed on it.
      set({ loading: false });
      if (!navigator.onLine) notify('warning', shop.t('offline.notice'));
      return;
    }
    if (result.kind === 'redirect') return go(result.to, options);
    saveScrollHere();
    const entry = options.replace ? key : newHistoryKey();
    if (options.replace) {
      if (!options.stay && options.scroll === undefined) screens.delete(key);
      history.replaceState({ key: entry }, '', url.href);
    } else history.pushState({ key: entry }, '', url.href);
    show(result, url, entry, options);
  }

  async function travel(): Promise<void> {
    saveScrollHere();
    const entry = historyKey();
    const { url } = presentAddress();
    turn += 1;
    const mine = turn;
    const route = screens.get(entry)?.route;
    const known = route?.failed ? undefined : route;
    if (!known) set({ loading: true });
    const result = known ?? (await load(url).catch((error: unknown) => routeFromFailure(shop, error)));
    if (mine !== turn) return;
    if (result.kind === 'redirect') return go(result.to, { replace: true });
    show(result, url, entry, { scroll: savedScroll(entry) ?? 0 });
  }

  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => void travel());
  addEventListener('pagehide', () => saveScroll(key));

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    go: (href, options) => go(href, options),
    retry: () => {
      if (!state.route.failed || state.route === first) location.reload();
      else void go(state.href, { replace: true, scroll: savedScroll(key) ?? 0 });
    },
    prefetch: (href) => {
      if (!mayPrefetch() || judgeTarget(href, location.origin) !== 'inside') return;
      const url = new URL(href, location.href);
      if (splitLanguage(url.pathname, shop.languages).language?.locale !== shop.language.locale) return;
      if (url.pathname === location.pathname) return;
      prefetcher.add(url.pathname + url.search, () => load(url));
    },
    rewrite: (href) => {
      history.replaceState({ key }, '', href);
      state = { ...state, href: new URL(href, location.href).href };
    },
    remember: (name, value) => void screens.get(key)?.kept.set(name, value),
    recall: (name) => screens.get(key)?.kept.get(name),
  };
}
