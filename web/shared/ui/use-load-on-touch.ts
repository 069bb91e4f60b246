import { useEffect } from 'react';

const FIRST_TOUCH = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Has code loaded on the first touch of a page, so that it is there when a button is released. */
export function useLoadOnTouch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const touched = () => {
      stop();
      // What needs it tries again.
      load().catch(() => undefined);
    };
    const stop = () => {
      for (const name of FIRST_TOUCH) removeEventListener(name, touched, true);
    };
    for (const name of FIRST_TOUCH) addEventListener(name, touched, true);
    return stop;
  }, [load]);
}
