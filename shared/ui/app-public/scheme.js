// Applies the chosen color scheme before the first paint. A file of its own, so that no inline script needs an exception.
try {
  var mode = localStorage.getItem('mui-mode') || 'system';
  var dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');
} catch {
  document.documentElement.setAttribute('data-scheme', 'light');
}
