// Loaded as a classic script that blocks first paint: a visitor's own choice wins over the system's.
try {
  const theme = localStorage.getItem('kontor-theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system decides.
}
