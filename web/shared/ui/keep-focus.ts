const PLACES = 'section, form, aside, dialog, main';

/** Moves the focus to the nearest remaining part of the page when the focused element disappears. */
export function keepFocus(): void {
  let places: Element[] = [];
  let focused: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => {
    focused = target;
    places = [];
    for (let at = target instanceof Element ? target.parentElement : null; at; at = at.parentElement)
      if (at.matches(PLACES)) places.push(at);
  });
  const observer = new MutationObserver(() => {
    if (!(focused instanceof Element) || focused.isConnected) return;
    focused = null;
    if (document.activeElement && document.activeElement !== document.body) return;
    const place = places.find((candidate) => candidate.isConnected) ?? document.getElementById('main');
    if (!(place instanceof HTMLElement)) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
