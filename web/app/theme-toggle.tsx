import { useTranslate } from '../shared/i18n/shop.ts';

/** Stored for `theme.ts`, which applies it before the next first paint. */
export function ThemeToggle() {
  const t = useTranslate();
  function toggle() {
    const root = document.documentElement;
    const dark = root.dataset.theme
      ? root.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = dark ? 'light' : 'dark';
    try {
      localStorage.setItem('kontor-theme', root.dataset.theme);
    } catch {
      // Storage is blocked: the choice applies to this page.
    }
  }
  return (
    <button type="button" className="link min-h-11" onClick={toggle} data-testid="footer-theme-button">
      {t('theme.toggle')}
    </button>
  );
}
