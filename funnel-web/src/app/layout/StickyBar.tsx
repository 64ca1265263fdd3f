import { PHASE_COPY } from '../../lib/site/frame-copy.baked';
import type { SummitPhase } from '@summit/rules';
import { PhaseButton } from '../../pages/landing/PhaseButton';

/** Shown by the island sticky-bar after 800 px of scrolling (F-072); React renders the words, the island owns `hidden`. */
export function StickyBar({ phase }: { phase: SummitPhase }) {
  const { stickyText, stickyAction } = PHASE_COPY[phase];
  return (
    <aside id="sticky-bar" className="sticky-bar" aria-label="Your offer" hidden suppressHydrationWarning>
      <p>{stickyText}</p>
      <PhaseButton action={stickyAction} primary size="medium" />
    </aside>
  );
}
