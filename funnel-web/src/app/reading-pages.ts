import { AFFILIATE_INTRO, PROOF_COPY, SPEAKER_WELCOME } from '@summit/content';
import { affiliatesPath, proofPath, speakerResourcesPath } from '../lib/site/paths';
import type { PageHead } from '../lib/site/page-head';
import { AffiliatesPage } from '../pages/affiliates/AffiliatesPage';
import { ProofPage } from '../pages/proof/ProofPage';
import { SpeakerResourcesPage } from '../pages/speaker-resources/SpeakerResourcesPage';

/** The pages that `ReadingApp` shows, by the name that the HTML gives them. Rendered at build; a browser loads one of them. */
export const READING_PAGES = [
  {
    name: 'affiliates',
    path: affiliatesPath,
    Page: AffiliatesPage,
    head: {
      title: 'Affiliate programme',
      description: `${AFFILIATE_INTRO.title}: commission by product, an earnings calculator, when commissions are paid, and how to join the affiliate programme.`,
    },
  },
  {
    name: 'speaker-resources',
    path: speakerResourcesPath,
    Page: SpeakerResourcesPage,
    head: {
      title: 'Speaker resources',
      description: `${SPEAKER_WELCOME.title}: banners to download, emails and posts to copy, and five steps to your own affiliate link.`,
    },
  },
  {
    name: 'proof',
    path: proofPath,
    Page: ProofPage,
    head: { title: PROOF_COPY.title, description: PROOF_COPY.lead },
  },
] as const satisfies readonly {
  name: string;
  path: string;
  Page: () => React.ReactNode;
  head: Omit<PageHead, 'path' | 'type'>;
}[];
