/**
 * Does `work` once the page shows something, at once where nobody looks at it. The next frame is not yet that: it may come before the HTML has anything to show, and
 * what is asked for then takes the line from the page. It refers to nothing outside of itself, because pages carry it as text.
 */
export function afterFirstPaint(work: () => void): void {
  const { PerformanceObserver: Observer } = window;
  if (document.hidden) {
    work();
  } else if (!Observer?.supportedEntryTypes?.includes('paint')) {
    requestAnimationFrame(() => setTimeout(work));
  } else {
    let waiting = true;
    const begin = () => {
      if (waiting) work();
      waiting = false;
    };
    new Observer((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      begin();
    }).observe({ type: 'paint', buffered: true });
    // Some browsers are told to say nothing of their paints.
    window.addEventListener('load', () => setTimeout(begin, 1000), { once: true });
  }
}
