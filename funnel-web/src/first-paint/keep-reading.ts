import { keepFocus } from '@summit/web-app/first-paint/keep-focus';
import { keepOpened } from './keep-opened';

/** Where the reader of a painted page has come to. */
const SIGNS = ['focusin', 'toggle'] as const;

/**
 * The app is drawn in pieces, and the reader of the painted page goes on meanwhile. What this answers brings the page that has taken its place to where they are then:
 * answers opened or closed, the focus where it was.
 */
export function keepReading(root: HTMLElement): () => void {
  const look = () => [keepOpened(root), keepFocus(root)] as const;
  let bringBack = look();
  const lookAgain = () => (bringBack = look());
  for (const sign of SIGNS) root.addEventListener(sign, lookAgain, true);
  return () => {
    for (const sign of SIGNS) root.removeEventListener(sign, lookAgain, true);
    for (const bring of bringBack) bring();
  };
}
