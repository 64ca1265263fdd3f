import '../../styles/offer.css';
import type { SummitPhase } from '@summit/rules';
import { OfferFeedback } from '../../features/offer/page/OfferFeedback';
import { DfyPage } from './DfyPage';

export function DfyRoute({ phase }: { phase: SummitPhase }) {
  return (
    <OfferFeedback>
      <DfyPage phase={phase} />
    </OfferFeedback>
  );
}
