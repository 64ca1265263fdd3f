import '../../styles/offer.css';
import type { SummitPhase } from '@summit/rules';
import { FeedbackProvider } from '@summit/ui/feedback/FeedbackProvider';
import { ImplementationPage } from './ImplementationPage';

export function ImplementationRoute({ phase }: { phase: SummitPhase }) {
  return (
    <FeedbackProvider>
      <ImplementationPage phase={phase} />
    </FeedbackProvider>
  );
}
