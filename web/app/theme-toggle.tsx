import { useTranslate } from '../shared/i18n/shop.ts';

/** Switches between light and dark and keeps the choice; `theme.js` sets it before the next first paint. */
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
      // Holds for this page only.
    }
  }
  return (
    <button type="button" className="link min-h-11" onClick={toggle} data-testid="footer-theme-button">
      {t('theme.toggle')}
    </button>
  );
}
