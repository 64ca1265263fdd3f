import type { ShownFaq } from '@summit/contracts';
import { JOIN_COPY } from '../../features/affiliate-program/program-copy.baked';
import { FACTS, FAQ, STEPS, WITH_APPROVAL } from './affiliates-copy.baked';

/** The last of a list is another. */
const withLast = <Item>(items: readonly Item[], last: Item): readonly Item[] => [...items.slice(0, -1), last];

/** What depends on whether somebody reads each application: the page must not promise what does not hold (F-283). */
export function programTexts(approvalNeeded: boolean, faq: readonly ShownFaq[] = FAQ) {
  if (!approvalNeeded) return { lead: JOIN_COPY.lead, facts: FACTS, steps: STEPS, faq };
  const [, ...steps] = STEPS;
  return {
    lead: WITH_APPROVAL.lead,
    facts: withLast(FACTS, WITH_APPROVAL.fact),
    steps: [WITH_APPROVAL.step, ...steps],
    // An answer that the office has written itself stays.
    faq: faq.map((item) => (item.answer === FAQ[0]?.answer ? { ...item, answer: WITH_APPROVAL.whoCanJoin } : item)),
  };
}
