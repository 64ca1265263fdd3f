import Container from '@mui/material/Container';
import type { SummitPhase } from '@summit/rules';
import { PHASE_COPY } from '../../lib/site/frame-copy.baked';
import { PhaseButton } from './PhaseButton';

/** The way on, after every second section; registering opens the dialog (F-061). */
export function CallToAction({ phase }: { phase: SummitPhase }) {
  const { heroPrimary, heroSecondary } = PHASE_COPY[phase];
  return (
    <Container className="call-to-action">
      <PhaseButton action={heroPrimary} primary />
      <PhaseButton action={heroSecondary} />
    </Container>
  );
}
