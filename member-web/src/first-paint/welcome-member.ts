/**
 * Stands in the prerendered dashboard as a script of its own, so it refers to nothing outside of itself: the member is welcomed by name in the
 * first paint. Without it the largest text would come with the app, seconds later on a slow phone. The words are those of `welcomeText`.
 * @param userKey where the browser keeps the member
 */
export function welcomeMember(userKey: string): void {
  let first: string | undefined;
  try {
    const { name } = JSON.parse(localStorage.getItem(userKey) ?? '{}') as { name?: unknown };
    [first] = typeof name === 'string' ? name.trim().split(/\s+/) : [];
  } catch {
    // Blocked storage and what nobody can read hold no name.
  }
  if (!first) return;
  // Answers before the browser paints what it has read so far.
  const reading = new MutationObserver(() => {
    const place = document.querySelector('[data-welcome]');
    // Something after the heading says that all of it was read.
    if (!place?.parentElement?.nextElementSibling) return;
    reading.disconnect();
    place.append(` ${first}`);
  });
  reading.observe(document, { childList: true, subtree: true });
}
