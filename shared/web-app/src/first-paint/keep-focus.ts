const linksTo = (root: HTMLElement, href: string | null): HTMLAnchorElement[] =>
  [...root.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);

/**
 * The app replaces what is painted first, and a link that has the focus with it. Answers what gives the focus to the link that has taken
 * its place, unless it has gone elsewhere since.
 */
export function keepFocus(root: HTMLElement): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLAnchorElement) || !root.contains(focused)) return () => undefined;
  const href = focused.getAttribute('href');
  const place = linksTo(root, href).indexOf(focused);
  return () => {
    if (document.activeElement === document.body) linksTo(root, href)[place]?.focus({ preventScroll: true });
  };
}
