// Runs before first paint: a visitor's own choice wins over the system's.
try {
  var theme = localStorage.getItem('kontor-theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch (_) {}
