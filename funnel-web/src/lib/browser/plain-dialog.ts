/**
 * Opens a dialog of the browser that is in the page's HTML, with or without the app: the browser keeps the focus inside, closes it
 * with Escape and gives the focus back. While it is open the root says so (`data-dialog`), and exit prompt, consent banner and bars wait.
 */
export function openPlainDialog(dialog: HTMLDialogElement, opener: HTMLElement | null): void {
  if (dialog.open) return;
  // Some browsers do not focus what is pressed; the dialog returns the focus to where it was.
  opener?.focus({ preventScroll: true });
  const { dataset, style, clientWidth } = document.documentElement;
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`);
  dialog.showModal();
  dataset['dialog'] = 'open';

  const closing = new AbortController();
  const { signal } = closing;
  let pressedBeside = false;
  dialog.addEventListener('pointerdown', ({ target }) => (pressedBeside = target === dialog), { signal });
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const closer = target instanceof Element && target.closest('[data-closes-dialog]');
      // The content fills the dialog, so that what is pressed on the dialog itself is its surroundings.
      if (closer || (pressedBeside && target === dialog)) dialog.close();
    },
    { signal },
  );
  dialog.addEventListener(
    'close',
    () => {
      closing.abort();
      delete dataset['dialog'];
      style.removeProperty('--scroll-bar');
    },
    { signal },
  );
}
