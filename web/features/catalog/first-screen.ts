import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { historyKey, savedScroll } from '../../shared/navigation/history-state.ts';

/** Cards that fill the first screen of any device. */
const FIRST_SCREEN = 12;

const never = () => () => {};

/**
 * How many cards a list begins with: on a move to it those of the first screen, and all of them right after, so that what lies below
 * holds up nobody. All at once in a page as the server sends it, and where somebody comes back to a place further down.
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
