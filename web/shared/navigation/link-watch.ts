import { judgeTarget } from './link-safety.ts';
import type { Navigation } from './navigation.ts';

const INTENT_MS = 60;

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Client-side navigation and prefetching for plain links; refuses dangerous targets, leaves `data-full-load` alone. */
export function watchLinks(navigation: Navigation, onRefused: () => void): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented) return;
    const target = judgeTarget(link.href, location.origin);
    if (target === 'refused') {
      event.preventDefault();
      onRefused();
      return;
    }
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (target === 'outside' || !plain || link.hasAttribute('download')) return;
    if ((link.target && link.target !== '_self') || 'fullLoad' in link.dataset) return;
    if (/\.\w{2,8}$/.test(link.pathname)) return;
    event.preventDefault();
    void navigation.go(link.href);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intend = (event: Event) => {
    const link = linkOf(event);
    clearTimeout(timer);
    if (!link || 'fullLoad' in link.dataset || /\.\w{2,8}$/.test(link.pathname)) return;
    timer = setTimeout(() => navigation.prefetch(link.href), INTENT_MS);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, intend, { passive: true });
  }
}
