import Container from '@mui/material/Container';
import type { SummitPhase } from '@summit/rules';
import { PHASE_COPY } from '../../lib/landing/landing-copy.baked';
import { PhaseButton } from './PhaseButton';

/** The way on, after every second section; registering opens the dialog (F-061). */
export function CallToAction({ phase }: { phase: SummitPhase }) {
  const { heroPrimary, heroSecondary } = PHASE_COPY[phase];
  const ways = [heroPrimary, heroSecondary].filter(({ target }) => target === 'vip' || target === 'signup');
  return (
    <Container className="call-to-action">
      {ways.map((action, index) => (
        <PhaseButton key={action.label} action={action} primary={index === 0} />
      ))}
    </Container>
  );
}
