import { useEffect } from 'react';
import { useNavigationState } from '../navigation/navigation.ts';

/** Part of the time to wait that is added by chance, so that not all who were refused come back at once. */
const JITTER = 0.2;

/**
 * Asks for a page again after the time that the shop said, or as soon as the device is connected again; not while nobody
 * looks at it.
 * @param seconds undefined for not by itself
 */
export function useAutoRetry(seconds: number | undefined, offline: boolean, retry: () => void): void {
  const { route } = useNavigationState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that failed once more waits once more.
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
