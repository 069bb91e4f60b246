import { useEffect } from 'react';
import { useNavigationState } from '../navigation/navigation.ts';

/** Spreads the retries of many browsers. */
const JITTER = 0.2;

/**
 * Retries after the shop's delay, or once online; never while the tab is hidden.
 * @param seconds undefined for no retry
 */
export function useAutoRetry(seconds: number | undefined, offline: boolean, retry: () => void): void {
  const route = useNavigationState('route');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated failure waits again.
  useEffect(() => {
    if (offline) {
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }
    if (seconds === undefined) return;
    const once = () => {
      if (document.visibilityState === 'visible') retry();
      else document.addEventListener('visibilitychange', retry, { once: true });
    };
    const timer = setTimeout(once, seconds * 1_000 * (1 + Math.random() * JITTER));
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [route]);
}
