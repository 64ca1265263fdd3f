/** Smaller moves are a trembling finger. */
const MOVED_PX = 8;

/** Takes the floating chat link out of the way while a visitor reads on and while a field is filled in (F-064). */
export function startChatLink(): void {
  const root = document.documentElement;
  if (!document.querySelector('.chat')) return;
  let last = window.scrollY;
  const show = (away: boolean) => {
    if (away) root.dataset['chat'] = 'away';
    else delete root.dataset['chat'];
  };
  const isTyping = () => document.activeElement?.matches('input, select, textarea') ?? false;
  const onScroll = () => {
    const { scrollY } = window;
    if (Math.abs(scrollY - last) < MOVED_PX) return;
    show(scrollY > last || isTyping());
    last = scrollY;
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('focusin', () => show(isTyping()));
  // The page is painted before this runs: a visitor may be in a field already.
  show(isTyping());
}
