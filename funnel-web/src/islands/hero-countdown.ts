import type { SummitPhase } from '@summit/rules';
import { countdownTarget } from './countdown-target';

const PARTS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** `3 days 4 hours 5 minutes`; the last minute reads `1 minute`, the end `0 minutes`. */
export function remainingText(ms: number): string {
  let rest = Math.max(0, Math.ceil(ms / 60_000)) * 60;
  const texts = PARTS.map(([unit, seconds]) => {
    const count = Math.floor(rest / seconds);
    rest -= count * seconds;
    return `${count} ${unit}${count === 1 ? '' : 's'}`;
  });
  return texts.filter((text, i) => i === texts.length - 1 || !text.startsWith('0 ')).join(' ');
}

/** So long the end is shown. Later the phase is an operator's (C-042), which the moments of the dates say nothing of. */
const END_SHOWN_MS = 60_000;

/**
 * Keeps the countdown of the hero current. Its slot exists only while the phase has a countdown and carries the words
 * before it in `data-label`. `skew` is server time minus client time in ms. Answers a function that stops it.
 */
export function startHeroCountdown(phase: SummitPhase, skew: number): () => void {
  const show = () => {
    const slot = document.getElementById('hero-countdown');
    const now = Date.now() + skew;
    const target = countdownTarget(phase, now);
    if (!slot || target === null) return;
    if (now - target > END_SHOWN_MS) return slot.replaceChildren();
    const text = remainingText(target - now);
    if (slot.lastElementChild?.textContent === text) return;
    const figure = document.createElement('strong');
    figure.setAttribute('role', 'timer');
    figure.textContent = text;
    slot.replaceChildren(`${slot.dataset['label'] ?? ''} `, figure);
  };
  show();
  const timer = setInterval(show, 1000);
  return () => clearInterval(timer);
}
