import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LoadedRoute } from './loaded-route.ts';

export interface NavigationState {
  route: LoadedRoute;
  href: string;
  /** Changes with every screen. */
  entry: string;
  loading: boolean;
}

export interface GoOptions {
  replace?: boolean;
  /** Keeps scroll position and focus (filters, variants). */
  stay?: boolean;
}

export interface Navigation {
  subscribe(listener: () => void): () => void;
  getState(): NavigationState;
  go(href: string, options?: GoOptions): Promise<void>;
  retry(): void;
  prefetch(href: string): void;
  /** Changes the address only. */
  rewrite(href: string): void;
  remember(name: string, value: unknown): void;
  recall(name: string): unknown;
}

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('NavigationProvider is missing.');
  return navigation;
}

/** Selects a part of the state, so that other changes do not render the component. */
export function useNavigationState<Part extends keyof NavigationState>(part: Part): NavigationState[Part] {
  const navigation = useNavigation();
  const read = () => navigation.getState()[part];
  return useSyncExternalStore(navigation.subscribe, read, read);
}

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
