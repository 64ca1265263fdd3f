import '../../styles/offer.css';
import type { SummitPhase } from '@summit/rules';
import { OfferFeedback } from '../../features/offer/page/OfferFeedback';
import { ImplementationPage } from './ImplementationPage';

export function ImplementationRoute({ phase }: { phase: SummitPhase }) {
  return (
    <OfferFeedback>
      <ImplementationPage phase={phase} />
    </OfferFeedback>
  );
}
