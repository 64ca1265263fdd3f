/**
 * Stands in the head of a page that asks for its script once it is painted, and refers to nothing outside of itself: keeps the presses on what that script answers,
 * so that none is lost and no link leads away meanwhile; what was pressed is busy until then. What this answers presses it again, each once, and holds no more.
 * With `links` only these, which lead on by themselves: a button has nobody else to answer it, so its form says that the page is still loading. `data-active` of the page says that its visitor has done anything (islands/start-intents.ts).
 */
export function holdPresses(): (only?: 'links') => void {
  const intent = '[data-intent]';
  const held = new Set<HTMLElement>();
  let leadsOn = false;
  const drop = (element: HTMLElement) => {
    held.delete(element);
    element.removeAttribute('aria-busy');
  };
  const say = (scope: ParentNode | null, isLoading: boolean) =>
    scope?.querySelectorAll<HTMLElement>('[data-still-loading]').forEach((words) => (words.hidden = !isLoading));
  const hold = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(`${intent}, button`);
    // Another button of the mouse, or a new tab, is for the browser.
    if (!pressed || (leadsOn && pressed.hasAttribute('href'))) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Every intent opens a dialog, and there is one at a time.
    for (const other of held) if (other === pressed || (other.matches(intent) && pressed.matches(intent))) drop(other);
    held.add(pressed);
    pressed.setAttribute('aria-busy', 'true');
    if (leadsOn) say(pressed.closest('form'), true);
  };
  const note = () => (document.documentElement.dataset['active'] = '');
  for (const sign of ['pointerdown', 'focusin', 'keydown', 'touchstart', 'scroll'])
    document.addEventListener(sign, note, { capture: true, passive: true, once: true });
  document.addEventListener('click', hold, true);
  return (only) => {
    leadsOn = true;
    if (!only) {
      document.removeEventListener('click', hold, true);
      say(document, false);
    }
    for (const pressed of held) {
      if (only && !pressed.hasAttribute('href')) {
        say(pressed.closest('form'), true);
        continue;
      }
      drop(pressed);
      pressed.click();
    }
  };
}
