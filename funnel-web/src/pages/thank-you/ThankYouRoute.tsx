import '../../styles/thank-you.css';
import type { SummitPhase } from '@summit/rules';
import { ThankYou1Page } from './ThankYou1Page';
import { ThankYou2Page } from './ThankYou2Page';
import { ThankYou3Page } from './ThankYou3Page';

const PAGES = { 1: ThankYou1Page, 2: ThankYou2Page, 3: ThankYou3Page } as const;

/** The page after declining the first, second or third offer. */
export function ThankYouRoute({ page, phase }: { page: keyof typeof PAGES; phase: SummitPhase }) {
  const Page = PAGES[page];
  return <Page phase={phase} />;
}
