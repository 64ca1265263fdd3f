/** What takes the focus before the app has come: links, lines that open an answer, and buttons such as those of the cookie banner. */
const PLACES = 'a, summary, button';

const placesLike = (root: HTMLElement, sign: string | null): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(PLACES)].filter((place) => signOf(place) === sign);

/** What the place has in common with the one that takes its place. */
const signOf = (place: Element): string | null =>
  place.tagName === 'A' ? place.getAttribute('href') : place.textContent;

/**
 * The app replaces what is painted first, and what has the focus with it. Answers what gives the focus to what has taken its place,
 * unless it has gone elsewhere since.
 */
export function keepFocus(root: HTMLElement): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !root.contains(focused) || !focused.matches(PLACES)) return () => undefined;
  const sign = signOf(focused);
  const number = placesLike(root, sign).indexOf(focused);
  return () => {
    if (document.activeElement === document.body) placesLike(root, sign)[number]?.focus({ preventScroll: true });
  };
}
