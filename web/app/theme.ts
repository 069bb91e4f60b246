// A visitor's own choice wins over the system's, before the first paint.
try {
  const theme = localStorage.getItem('kontor-theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system decides.
}
