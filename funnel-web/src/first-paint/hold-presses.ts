/**
 * Stands in the head of a page that asks for its script once it is painted, and refers to nothing outside of itself: keeps the last press on what that script answers,
 * so that none is lost and no link leads away meanwhile. What this answers presses it again and holds no more. `data-active` of the page says that its visitor has
 * done anything (islands/start-intents.ts).
 */
export function holdPresses(): () => void {
  let held: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('[data-intent], button');
    // Another button of the mouse, or a new tab, is for the browser.
    if (!pressed || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    held = pressed;
  };
  const note = () => (document.documentElement.dataset['active'] = '');
  for (const sign of ['pointerdown', 'focusin', 'keydown', 'touchstart', 'scroll'])
    document.addEventListener(sign, note, { capture: true, passive: true, once: true });
  document.addEventListener('click', hold, true);
  return () => {
    document.removeEventListener('click', hold, true);
    held?.click();
    held = null;
  };
}
