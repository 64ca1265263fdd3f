import { JOIN_COPY } from '../../features/affiliate-program/program-copy.baked';
import { FACTS, FAQ, STEPS, WITH_APPROVAL } from './affiliates-copy.baked';

/** The last of a list is another. */
const withLast = <Item>(items: readonly Item[], last: Item): readonly Item[] => [...items.slice(0, -1), last];

/** What depends on whether somebody reads each application: the page must not promise what does not hold (F-283). */
export function programTexts(approvalNeeded: boolean) {
  if (!approvalNeeded) return { lead: JOIN_COPY.lead, facts: FACTS, steps: STEPS, faq: FAQ };
  const [, ...steps] = STEPS;
  const [whoCanJoin, ...questions] = FAQ;
  return {
    lead: WITH_APPROVAL.lead,
    facts: withLast(FACTS, WITH_APPROVAL.fact),
    steps: [WITH_APPROVAL.step, ...steps],
    faq: [{ question: whoCanJoin?.question ?? '', answer: WITH_APPROVAL.whoCanJoin }, ...questions],
  };
}
