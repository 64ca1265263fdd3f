/** Switches the text face on, which waits in the head of a page whose headings come first (build/late-face.mjs). */
export function showTextFace(): void {
  document.querySelector('style[data-text-face]')?.removeAttribute('media');
}
