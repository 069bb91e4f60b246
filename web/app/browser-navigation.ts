import { flushSync } from 'react-dom';
import { isUnreached, routeFromFailure } from '../shared/errors/error-route.tsx';
import { currentClient } from '../shared/graphql/current-client.tsx';
import { ANSWERED } from '../shared/graphql/exchanges.ts';
import type { Shop } from '../shared/i18n/shop.ts';
import { isAway, isChunkFailure, reloadOnce } from '../shared/navigation/chunk-reload.ts';
import { applyHead } from '../shared/navigation/head.ts';
import {
  historyKey,
  isOverlayEntry,
  leaveOverlay,
  newHistoryKey,
  presentAddress,
  savedScroll,
  saveScroll,
} from '../shared/navigation/history-state.ts';
import { judgeTarget } from '../shared/navigation/link-safety.ts';
import type { LoadedRoute } from '../shared/navigation/loaded-route.ts';
import { goToPart, goToUnnamed } from '../shared/navigation/named-part.ts';
import type { GoOptions, Navigation, NavigationState } from '../shared/navigation/navigation.ts';
import { mayPrefetch, Prefetcher } from '../shared/navigation/prefetch.ts';
import { matchRoute, splitLanguage } from '../shared/navigation/route.ts';
import { notify } from '../shared/notifications/notifications.tsx';
import { priceContext } from '../shared/storage/cookies.ts';
import { loadRoute } from './load-route.tsx';
import { OutlineTimer } from './outline-timer.ts';

const HOUR_MS = 3_600_000;
/** Makes the next page change a full load. */
let outdated = false;

/** Checks hourly (docs/rules.md, "States"). */
export function watchBuilds(buildId: string): void {
  setInterval(async () => {
    try {
      const answer = await fetch('/builds/latest.json', { cache: 'no-store' });
      const latest: unknown = await answer.json();
      if (typeof latest === 'object' && latest !== null && 'id' in latest) outdated = latest.id !== buildId;
    } catch {
      // The next check follows in an hour.
    }
  }, HOUR_MS);
}

const MAX_CACHED_SCREENS = 20;

type Tracking = typeof import('../features/tracking/tracking.ts');
type Going = GoOptions & { scroll?: number | undefined };

/** History, scroll, focus and head follow each change of screen (docs/rules.md, "Addresses"). */
export class BrowserNavigation implements Navigation {
  readonly #shop: Shop;
  readonly #first: LoadedRoute;
  readonly #tracking: Tracking | null;
  readonly #listeners = new Set<() => void>();
  readonly #screens = new Map<string, { route: LoadedRoute; memory: Map<string, unknown> }>();
  readonly #prefetcher = new Prefetcher();
  #key = historyKey();
  /** Counts navigations; only the latest one is shown. */
  #latest = 0;
  #prices = priceContext();
  #state: NavigationState;
  readonly #outline = new OutlineTimer();
  #grow: typeof import('./growing-picture.ts').grow = (_, show) => show();

  /** @param tracking keeps tags away from private URLs; null without a tag */
  constructor(shop: Shop, first: LoadedRoute, tracking: Tracking | null) {
    this.#shop = shop;
    this.#first = first;
    this.#tracking = tracking;
    this.#state = { route: first, href: location.href, entry: this.#key, loading: false };
    this.#screens.set(this.#key, { route: first, memory: new Map() });
    history.scrollRestoration = 'manual';
    addEventListener(ANSWERED, () => this.#changePrices());
    addEventListener('popstate', () => void this.#travel());
    addEventListener('pagehide', () => saveScroll(this.#key));
    // The browser scrolls to the anchor.
    if (scrollY === 0) goToUnnamed(location);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): NavigationState => this.#state;

  retry = (): void => {
    const { route, href } = this.#state;
    if (!route.failed || route === this.#first) location.reload();
    else void this.go(href, { replace: true, scroll: savedScroll(this.#key) ?? 0 });
  };

  prefetch = (href: string): void => {
    if (!mayPrefetch() || judgeTarget(href, location.origin) !== 'inside') return;
    const url = new URL(href, location.href);
    if (this.#split(url).language?.locale !== this.#shop.language.locale) return;
    if (url.pathname === location.pathname) return;
    this.#prefetcher.add(url.pathname + url.search, () => this.#load(url));
    // Without its code there is no transition.
    import('./growing-picture.ts').then(
      ({ grow }) => {
        this.#grow = grow;
      },
      () => undefined,
    );
  };

  rewrite = (href: string): void => {
    history.replaceState({ key: this.#key }, '', href);
    this.#state = { ...this.#state, href: new URL(href, location.href).href };
  };

  remember = (name: string, value: unknown): void => {
    this.#screens.get(this.#key)?.memory.set(name, value);
  };

  recall = (name: string): unknown => this.#screens.get(this.#key)?.memory.get(name);

  #split(url: URL) {
    return splitLanguage(url.pathname, this.#shop.languages);
  }

  #load(url: URL) {
    const { path } = this.#split(url);
    return loadRoute({ url, path, shop: this.#shop, client: currentClient(), withLayout: false });
  }

  #set(change: Partial<NavigationState>): void {
    this.#state = { ...this.#state, ...change };
    document.documentElement.toggleAttribute('data-loading', this.#state.loading);
    for (const listener of this.#listeners) listener();
  }

  /** A failed screen has no scroll position, so a retry uses the previous one. */
  #saveScroll(): void {
    if (!this.#state.route.failed) saveScroll(this.#key);
  }

  #show(route: LoadedRoute, url: URL, entry: string, options: Going): void {
    this.#key = entry;
    this.#screens.set(entry, { route, memory: this.#screens.get(entry)?.memory ?? new Map() });
    const oldest = this.#screens.keys().next().value;
    if (this.#screens.size > MAX_CACHED_SCREENS && oldest) this.#screens.delete(oldest);
    flushSync(() =>
      this.#set({
        route,
        href: url.href,
        entry: options.stay || route === this.#state.route ? this.#state.entry : entry,
        loading: false,
      }),
    );
    applyHead(route.head, this.#shop);
    if (options.stay) return;
    if (options.scroll === undefined && goToPart(url)) return;
    scrollTo({ top: options.scroll ?? 0, behavior: 'instant' });
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  go = async (href: string, options: Going = {}): Promise<void> => {
    if (judgeTarget(href, location.origin) !== 'inside') return;
    const url = new URL(href, location.href);
    if (await this.#leavesDocument(url, options)) return;
    const present = new URL(this.#state.href);
    if (url.hash && url.pathname === present.pathname && url.search === present.search)
      return this.#goToHash(url);
    const mine = ++this.#latest;
    this.#set({ loading: !options.stay });
    if (options.stay) this.#outline.end();
    else this.#outline.start(url, this.#shop.t('loading'));
    const result = await this.#load(url).catch(async (error: unknown) => {
      if (isUnreached(error) && (!isChunkFailure(error) || (await isAway()) || reloadOnce(url.href)))
        return null;
      return routeFromFailure(this.#shop, error);
    });
    if (mine !== this.#latest) return;
    const outlined = this.#outline.end();
    if (!result) {
      // The screen and its input stay.
      this.#set({ loading: false });
      const { t } = this.#shop;
      notify('warning', t('error.network'), true, {
        label: t('error.retry'),
        run: () => void this.go(href, options),
      });
      return;
    }
    if (result.kind === 'redirect') return this.go(result.to, options);
    const show = () => {
      if (mine !== this.#latest) return;
      this.#saveScroll();
      const entry = options.replace ? this.#key : newHistoryKey();
      if (options.replace && !options.stay && options.scroll === undefined) this.#screens.delete(this.#key);
      const isReplaced = options.replace || isOverlayEntry();
      history[isReplaced ? 'replaceState' : 'pushState']({ key: entry }, '', url.href);
      this.#show(result, url, entry, options);
    };
    // The skeleton replaced the source of the transition.
    if (outlined || options.stay) show();
    else await this.#grow(url, show);
  };

  /** Another language, a new build and, with a tag, a private URL need a full load. */
  async #leavesDocument(url: URL, { replace }: Going): Promise<boolean> {
    const { language, path } = this.#split(url);
    const leave = (replaces: boolean) => (replaces ? location.replace(url.href) : location.assign(url.href));
    if (language?.locale !== this.#shop.language.locale || outdated) {
      leave(isOverlayEntry());
      return true;
    }
    if (!this.#tracking) return false;
    const { isPrivateAddress, needsFullLoad, closeDocument, leaveFor } = this.#tracking;
    const isPrivate = isPrivateAddress(url, path);
    if (needsFullLoad(isPrivate)) {
      await leaveFor(url.href);
      leave(replace === true || isOverlayEntry());
      return true;
    }
    if (isPrivate) closeDocument();
    return false;
  }

  #goToHash(url: URL): void {
    saveScroll(this.#key);
    const memory = this.#screens.get(this.#key)?.memory ?? new Map();
    this.#key = newHistoryKey();
    this.#screens.set(this.#key, { route: this.#state.route, memory });
    history.pushState({ key: this.#key }, '', url.href);
    this.#state = { ...this.#state, href: url.href };
    goToPart(url);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }

  #changePrices(): void {
    if (this.#prices === priceContext()) return;
    this.#prices = priceContext();
    this.#screens.clear();
    const { path } = this.#split(new URL(this.#state.href));
    if (/page|search/.test(matchRoute(path).name)) location.reload();
  }

  async #travel(): Promise<void> {
    const entry = historyKey();
    if (entry === this.#key) return leaveOverlay();
    this.#saveScroll();
    const { url } = presentAddress();
    const mine = ++this.#latest;
    const route = this.#screens.get(entry)?.route;
    const cached = route?.failed ? undefined : route;
    if (!cached) {
      this.#set({ loading: true });
      this.#outline.start(url, this.#shop.t('loading'));
    }
    const result =
      cached ?? (await this.#load(url).catch((error: unknown) => routeFromFailure(this.#shop, error)));
    if (mine !== this.#latest) return;
    this.#outline.end();
    if (result.kind === 'redirect') return this.go(result.to, { replace: true });
    this.#show(result, url, entry, { scroll: savedScroll(entry) ?? 0 });
  }
}
