/**
 * Loads the client after the first paint: on a slow line text and the first picture must not wait for it (docs/decisions/0011). A
 * hidden tab is never painted and starts at once.
 */
// Scoped, because a classic script's declarations are global.
(() => {
  const { entry, modules } = document.currentScript?.dataset ?? {};
  const element = (name: string, attributes: Record<string, string>): void => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    document.head.append(made);
  };
  const start = (): void => {
    for (const href of modules?.split(' ').filter(Boolean) ?? [])
      element('link', { rel: 'modulepreload', href });
    if (entry) element('script', { type: 'module', src: entry });
  };
  // Without the client a form would be sent as a page load, with its values in the address.
  addEventListener('submit', (event) => {
    const form = event.target;
    const isOurs = form instanceof HTMLFormElement && !form.hasAttribute('action');
    if (isOurs && !('hydrated' in document.documentElement.dataset)) event.preventDefault();
  });
  addEventListener('DOMContentLoaded', () => {
    if (document.visibilityState === 'hidden') start();
    else requestAnimationFrame(() => setTimeout(start));
  });
})();
