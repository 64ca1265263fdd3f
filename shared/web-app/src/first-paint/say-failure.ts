/** What is said where the script of a page can't be had. */
export const FAILURE_TEXTS = {
  text: 'A part of this page could not be loaded. Check your connection, then try again.',
  retry: 'Try again',
};

/**
 * Stands in the page as a script of its own, before the app's, so it refers to nothing outside of itself. Without the app's script,
 * what is painted would wait for ever, and whoever is led on to another page would see nothing.
 */
export function sayFailure({ text, retry }: typeof FAILURE_TEXTS): void {
  const alert = document.createElement('p');
  addEventListener(
    'error',
    ({ target }) => {
      // It may come more than once.
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module' || alert.isConnected) return;
      const { dataset } = document.documentElement;
      // What is painted for somebody else stays away.
      if (dataset['elsewhere'] !== undefined) document.getElementById('root')?.replaceChildren();
      delete dataset['elsewhere'];
      alert.setAttribute('role', 'alert');
      // Colors of the browser: those of the theme are not on every page yet.
      alert.style.cssText = 'margin:0;padding:1rem;font:1rem/1.5 sans-serif;color:CanvasText;background:Canvas';
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = retry;
      button.onclick = () => location.reload();
      alert.replaceChildren(text, ' ', button);
      document.body.prepend(alert);
    },
    // Such an event does not rise from its element.
    { capture: true },
  );
}
