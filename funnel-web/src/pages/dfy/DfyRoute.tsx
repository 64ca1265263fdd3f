import '../../styles/offer.css';
import type { SummitPhase } from '@summit/rules';
import { FeedbackProvider } from '@summit/ui/feedback/FeedbackProvider';
import { DfyPage } from './DfyPage';

export function DfyRoute({ phase }: { phase: SummitPhase }) {
  return (
    <FeedbackProvider>
      <DfyPage phase={phase} />
    </FeedbackProvider>
  );
}
