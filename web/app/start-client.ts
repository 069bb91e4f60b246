/**
 * Asks for the client's code once the page has been painted: it can be read without it, and on a slow line words and the first
 * picture would wait for it (docs/decisions/0011). A page in a hidden tab is not painted and starts at once.
 */
// A function of its own, for what a classic script declares would be seen by all others.
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
  // A form that is sent before the client is there would be loaded as an address, with what was typed in it.
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
