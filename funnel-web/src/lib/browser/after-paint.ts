/** Does `work` once the page as it is now has been painted; at once where nobody looks at it, since nothing is painted then. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  // A task that a frame queues runs after that frame.
  else requestAnimationFrame(() => setTimeout(work));
}
