/** What jsdom lacks of a browser's dialog: it opens at its first field, Escape and `close` end it, and the focus goes back. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('input, button')?.focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  },
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
});

export {};
