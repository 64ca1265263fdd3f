import { afterPaint } from '../lib/browser/after-paint';

const REST = '.offer__rest';

/**
 * For the app that draws an offer anew: what stands below the order is more than half of what there is to lay out, and its reader sees nothing of it where it is below the
 * screen and nothing was scrolled. What this answers is called as the drawn page takes the place of the painted one, whose rest is then laid out a frame later
 * (styles/offer.css).
 */
export function layOutRestLater(painted: HTMLElement): () => void {
  const rest = painted.querySelector(REST);
  let isSeen =
    !rest || location.hash !== '' || window.scrollY > 0 || rest.getBoundingClientRect().top < window.innerHeight;
  const seen = () => (isSeen = true);
  window.addEventListener('scroll', seen, { once: true });
  return () => {
    window.removeEventListener('scroll', seen);
    if (isSeen) return;
    const { dataset } = document.documentElement;
    dataset['rest'] = 'later';
    afterPaint(() => delete dataset['rest']);
  };
}
