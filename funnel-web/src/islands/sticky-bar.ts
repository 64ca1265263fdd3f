/** The bar comes when the page is scrolled further than this (F-072). */
export const STICKY_AFTER_PX = 800;

const inView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Hidden while what it repeats is in view and while a dialog is open (ui.md 4.0.9). The cookie question stands above it. */
export function stickyBarIsDue(): boolean {
  const root = document.documentElement;
  if (window.scrollY <= STICKY_AFTER_PX) return false;
  if (root.dataset['dialog'] === 'open') return false;
  return !Array.from(document.querySelectorAll('[data-hides-sticky-bar]')).some(inView);
}

/** Shows and hides the bar; while shown, `--bar-h` keeps anchors, chat and notices clear of it. Answers a function that stops it. */
export function startStickyBar(): () => void {
  const root = document.documentElement;
  let frame = 0;
  const update = () => {
    frame = 0;
    const bar = document.getElementById('sticky-bar');
    if (!bar) return;
    const due = stickyBarIsDue();
    if (bar.hidden !== due) return;
    bar.hidden = !due;
    if (due) root.style.setProperty('--bar-h', '72px');
    else root.style.removeProperty('--bar-h');
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule, { passive: true });
  const observer = new MutationObserver(schedule);
  observer.observe(root, { attributes: true, attributeFilter: ['data-dialog'] });
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
    observer.disconnect();
  };
}
