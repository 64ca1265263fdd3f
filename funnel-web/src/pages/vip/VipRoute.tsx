import '../../styles/offer.css';
import type { SummitPhase } from '@summit/rules';
import { OfferFeedback } from '../../features/offer/page/OfferFeedback';
import { VipPage } from './VipPage';

export interface VipRouteProps {
  phase: SummitPhase;
  /** The address by which the navigation leads here: the same offer, its own page view (C-021). */
  upgrade: boolean;
}

export function VipRoute({ phase, upgrade }: VipRouteProps) {
  return (
    <OfferFeedback>
      <VipPage phase={phase} returnPage={upgrade ? 'vip-upgrade' : 'vip'} />
    </OfferFeedback>
  );
}
