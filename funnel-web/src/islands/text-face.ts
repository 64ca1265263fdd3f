import { afterPaint } from '../lib/browser/after-paint';

const FACE = '1em "Figtree Variable"';

/** What a frame may take: with the part that goes beyond it a slow phone still hears its visitor. */
const PATIENCE_MS = 4;

/** They are laid out without each other. An offer is all in its grid, and as one part it takes a slow phone 60 ms. */
const PARTS = ['#root > :not(main)', '#root > main > :not(.offer__grid)', '.offer__grid > *'];
/** Those that have yet to be set. */
const WAITING = PARTS.map((part) => `${part}:not([data-text-face])`).join();
const nextPart = () => document.querySelector<HTMLElement>(WAITING);

const painted = () => new Promise<void>((resolve) => afterPaint(resolve));

/**
 * Sets the page in the text face once it is painted, where the build lets it wait (`data-text-face`, prerender.mjs): all at once would keep
 * a slow phone from answering, so it is laid out part by part. Parts that nobody has seen are laid out here for the first time
 * (first-paint/lay-out-later.ts).
 */
export async function showTextFace(root: HTMLElement = document.documentElement): Promise<void> {
  if (root.dataset['textFace'] !== 'late') return;
  // No text names the face yet, so nothing is laid out when its file comes. Where it does not, the page stays as it is.
  if ((await document.fonts.load(FACE).catch(() => [])).length === 0) return;
  let began = performance.now();
  // Looked for anew each time: an app may replace them meanwhile.
  for (let part = nextPart(); part; part = nextPart()) {
    part.dataset['textFace'] = 'here';
    // Lays out what has changed.
    part.getBoundingClientRect();
    if (performance.now() - began < PATIENCE_MS) continue;
    await painted();
    began = performance.now();
  }
  // What comes from now on has it at once.
  delete root.dataset['textFace'];
  delete root.dataset['layout'];
}
