/**
 * Lets the browser leave out the parts of the landing page that nobody sees yet (`data-layout`, styles/layout.css): their style and layout were
 * two thirds of its work before the first paint. They are laid out as they take the text face (islands/text-face.ts), or when they are scrolled to.
 * Where a place of the page is asked for, by its address, by a press or by a browser that comes back, everything above has its real height first.
 * It stands in the head as text, so it refers to nothing outside of itself.
 */
export function layOutLater(): void {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  if (location.hash || (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return;
  dataset['layout'] = 'later';
  for (const sign of ['click', 'keydown']) addEventListener(sign, () => delete dataset['layout'], true);
}
