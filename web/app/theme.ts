// A visitor's choice overrides the system's, before the first paint.
try {
  const theme = localStorage.getItem('kontor-theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system decides.
}
