import type { ProofBasis, ProofGroup } from '@summit/contracts';

/** Words of /proof around its figures. */
export const PROOF_COPY = {
  title: 'Where our figures come from',
  lead: 'Every price, clock and count that this site shows, where it is kept and how it was computed. What nobody counts is named as what it is: a text of the organizers.',
  loading: 'The figures are on their way.',
  failed: 'The figures could not be computed just now. Nothing is shown that we have not looked up.',
  again: 'Try again',
  gone: 'This page is not shown at the moment.',
  computed: 'Computed',
  shownOn: 'Shown on',
  notShown: 'No page shows it at the moment',
  differs: 'The site says something else than what was computed.',
} as const;

export const PROOF_GROUP_TITLES: Readonly<Record<ProofGroup, string>> = {
  prices: 'Prices',
  offers: 'Offer window and places',
  people: 'People',
  contents: 'What is in it',
  downloads: 'Files',
  terms: 'Terms and times',
  affiliates: 'Affiliates',
};

/** What each kind of source means, beside the figure. */
export const PROOF_BASIS_TITLES: Readonly<Record<ProofBasis, string>> = {
  price_book: 'Charged',
  rule: 'Rule',
  setting: 'Setting',
  counted: 'Counted',
  file: 'Measured',
  text: 'Not counted',
};
