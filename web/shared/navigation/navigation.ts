import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LoadedRoute } from './loaded-route.ts';

/** Where the shopper is. */
export interface NavigationState {
  route: LoadedRoute;
  /** Absolute address; kept up to date while a screen changes its own query. */
  href: string;
  /** Changes with every screen, so that a new entry starts fresh. */
  entry: string;
  /** Whether a screen is being loaded. */
  loading: boolean;
}

export interface GoOptions {
  /** Replaces the entry instead of adding one. */
  replace?: boolean;
  /** Leaves scroll position and focus where they are (filters, variants). */
  stay?: boolean;
}

/** Moves through the shop without a page load. */
export interface Navigation {
  subscribe(listener: () => void): () => void;
  getState(): NavigationState;
  /** Opens a path of the shop; anything else is refused. */
  go(href: string, options?: GoOptions): Promise<void>;
  /** Asks once more for the screen that could not be loaded. */
  retry(): void;
  /** Loads code and data of a path ahead of a click. */
  prefetch(href: string): void;
  /** Changes the address of the present entry and nothing else. */
  rewrite(href: string): void;
  /** Keeps something with the present entry, for the way back. */
  remember(name: string, value: unknown): void;
  /** What was kept with the present entry. */
  recall(name: string): unknown;
}

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('NavigationProvider is missing.');
  return navigation;
}

export function useNavigationState(): NavigationState {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, navigation.getState, navigation.getState);
}

/** A navigation that stands still: for the server. */
export function stillNavigation(state: NavigationState): Navigation {
  return {
    subscribe: () => () => {},
    getState: () => state,
    go: () => Promise.resolve(),
    retry: () => {},
    prefetch: () => {},
    rewrite: () => {},
    remember: () => {},
    recall: () => undefined,
  };
}
