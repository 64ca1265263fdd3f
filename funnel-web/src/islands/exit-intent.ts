import type { BrowserKeyName } from '@summit/contracts';
import type { BrowserStore } from '../lib/browser/browser-store';

/** Inactive for the first five seconds (F-090). */
export const ARM_AFTER_MS = 5000;
/** The pointer leaves at the top edge (F-091). */
const EDGE_PX = 5;
/** A fast upward move counts this near to the top (F-092): more than 0.5 px/ms (C-079). */
const NEAR_TOP_PX = 10;
const FAST_PX_PER_MS = 0.5;

export interface PointerSample {
  y: number;
  /** Milliseconds on any clock. */
  at: number;
}

/** True when going from `before` to `now` is a fast move upward within 10 px of the top. */
export function isFastUpward(before: PointerSample | null, now: PointerSample): boolean {
  if (!before || now.y > NEAR_TOP_PX || now.at <= before.at) return false;
  return (before.y - now.y) / (now.at - before.at) > FAST_PX_PER_MS;
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

const isMouse = (event: Event): boolean => !('pointerType' in event) || event.pointerType === 'mouse';

export interface ExitIntentOptions {
  /** Where a dismissal is remembered. */
  dismissedKey?: BrowserKeyName;
  /**
   * Fetches what the prompt needs, when the five seconds are over; the prompt is offered only once that is here. What opens later than
   * the pointer leaves would open over a dialog or a field that the visitor has come to meanwhile.
   */
  prepare?: () => Promise<unknown>;
  /**
   * Where what the prompt needs is too dear for everybody who stays for five seconds: it is fetched when the pointer leaves first. The prompt
   * comes with it only if the visitor has done nothing since, and else when the pointer leaves again.
   */
  prepareAt?: 'arming' | 'intent';
}

/** With any of these a visitor has come to something else than leaving. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'scroll', 'visibilitychange'] as const;

/** A device without any mouse: no pointer leaves it. */
const hasNoMouse = (): boolean => window.matchMedia?.('(any-hover: none)').matches ?? false;

/**
 * Offers the exit prompt once per page: not before 5 s, not after a dismissal, not over an open dialog,
 * not while typing, and not on touch, where no pointer leaves (F-090..F-094). Answers a function that disarms it.
 */
export function startExitIntent(
  store: BrowserStore,
  offer: () => void,
  { dismissedKey = 'exitIntentDismissedLanding', prepare, prepareAt = 'arming' }: ExitIntentOptions = {},
): () => void {
  let shown = false;
  let ready = prepare === undefined;
  let preparing = false;
  /** The pointer has left, and nothing has been done since. */
  let leaving = false;
  let last: PointerSample | null = null;
  const fetchOnce = () => {
    if (!prepare || preparing || ready) return;
    preparing = true;
    prepare().then(
      () => {
        ready = true;
        if (leaving) fire();
      },
      // Where it can't be had, nothing is asked; the next time it is tried again.
      () => (preparing = false),
    );
  };
  const stay = () => (leaving = false);
  const fire = () => {
    if (shown || store.get(dismissedKey) !== null) return;
    if (document.documentElement.dataset['dialog'] === 'open' || isTyping()) return;
    if (!ready) {
      leaving = prepareAt === 'intent';
      if (leaving) fetchOnce();
      return;
    }
    shown = true;
    disarm();
    offer();
  };
  const onMove = (event: PointerEvent) => {
    if (!isMouse(event)) return;
    const sample = { y: event.clientY, at: event.timeStamp };
    if (isFastUpward(last, sample)) fire();
    else if (sample.y > NEAR_TOP_PX) stay();
    last = sample;
  };
  const onOut = (event: PointerEvent) => {
    // Without a related target the pointer has left the window, not merely an element.
    if (isMouse(event) && event.relatedTarget === null && event.clientY <= EDGE_PX) fire();
  };
  const timer = setTimeout(() => {
    if (prepareAt === 'arming' && store.get(dismissedKey) === null && !hasNoMouse()) fetchOnce();
    for (const sign of SIGNS) document.addEventListener(sign, stay, { capture: true, passive: true });
    document.addEventListener('pointermove', onMove, { passive: true });
    document.addEventListener('pointerout', onOut, { passive: true });
  }, ARM_AFTER_MS);
  const disarm = () => {
    clearTimeout(timer);
    // What is still on its way is not offered when it comes.
    stay();
    for (const sign of SIGNS) document.removeEventListener(sign, stay, true);
    document.removeEventListener('pointermove', onMove);
    document.removeEventListener('pointerout', onOut);
  };
  return disarm;
}
