const ANYWHERE = ['pointerdown', 'touchstart', 'keydown', 'input'];
const INSIDE = ['pointerover', 'focusin'];

/** Resolves with the first touch, key or input on the page, or once the pointer or the focus is in the element. */
export function whenTouched(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const touched = ({ type, target }: Event) => {
      if (INSIDE.includes(type) && !(target instanceof Element && target.closest(selector))) return;
      for (const name of [...ANYWHERE, ...INSIDE]) removeEventListener(name, touched, true);
      resolve();
    };
    for (const name of [...ANYWHERE, ...INSIDE])
      addEventListener(name, touched, { capture: true, passive: true });
  });
}
