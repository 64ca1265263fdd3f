/**
 * Lets the browser leave out the parts of the landing page that nobody sees yet (`data-layout`, styles/layout.css): their style and layout were
 * two thirds of its work before the first paint. They are laid out as they take the text face (islands/text-face.ts), or when they are scrolled to.
 * Where a place of the page is asked for, by its address, by a press or by a browser that comes back, everything above has its real height first.
 * Forms are out of the page from the moment its HTML is whole until it is painted: a browser that fills forms in looks for them then, and lays out the page
 * to see which can be seen, in the task that ends the HTML.
 * It stands in the head as text, so it refers to nothing outside of itself.
 */
export function layOutLater(afterFirstPaint: (work: () => void) => void): void {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  if (location.hash || (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return;
  dataset['layout'] = 'unpainted';
  afterFirstPaint(() => {
    if (dataset['layout']) dataset['layout'] = 'later';
  });
  for (const sign of ['click', 'keydown']) addEventListener(sign, () => delete dataset['layout'], true);
  const takeOut = () => {
    const places = [...document.forms].map((form) => [form, document.createComment('')] as const);
    for (const [form, place] of places) form.replaceWith(place);
    afterFirstPaint(() => {
      for (const [form, place] of places) place.replaceWith(form);
    });
  };
  document.addEventListener('readystatechange', takeOut, { once: true });
}
