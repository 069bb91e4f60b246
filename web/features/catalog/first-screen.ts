import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { historyKey, savedScroll } from '../../shared/navigation/history-state.ts';

/** Cards that fill the first screen of any device. */
const FIRST_SCREEN = 12;

const never = () => () => {};

/**
 * Number of cards in the first render. Client-side navigation renders the first screen first, so that cards below the fold
 * do not delay it. Server rendering and restored scroll positions render all cards.
 */
export function useFirstScreen(): number {
  const isMove = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isWhole, setIsWhole] = useState(() => !isMove || savedScroll(historyKey()) !== undefined);
  useEffect(() => {
    if (!isWhole) startTransition(() => setIsWhole(true));
  }, [isWhole]);
  return isWhole ? Number.POSITIVE_INFINITY : FIRST_SCREEN;
}
