// A classic script that blocks the first paint: keep it tiny and without imports. It is scoped, because its declarations
// would be global.
(() => {
  try {
    // The visitor's choice overrides the system's.
    const theme = localStorage.getItem('kontor-theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset['theme'] = theme;
  } catch {
    // Storage is blocked: the system decides.
  }
  const { entry, modules } = document.currentScript?.dataset ?? {};
  const append = (name: string, attributes: Record<string, string>): void => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    document.head.append(element);
  };
  const start = (): void => {
    for (const href of modules?.split(' ').filter(Boolean) ?? [])
      append('link', { rel: 'modulepreload', href });
    if (entry) append('script', { type: 'module', src: entry });
  };
  // Before hydration the browser would send a form as a page load, with its values in the address.
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    if ('hydrated' in document.documentElement.dataset) return;
    event.preventDefault();
    form.dataset['submitted'] = '';
  });
  // The client starts after the first paint, so that text and the first picture need not wait for it
  // (docs/decisions/0011). A hidden tab is never painted.
  addEventListener('DOMContentLoaded', () => {
    if (document.visibilityState === 'hidden') start();
    else requestAnimationFrame(() => setTimeout(start));
  });
})();
