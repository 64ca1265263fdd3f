import type { LandingPageContent } from '@summit/contracts';

/** The fictional host as the landing page block shows her; the owner replaces her in the editor. */
export const HOST: LandingPageContent['host'] = {
  name: 'Helena Brandvold',
  title: 'Host of the Growth & Scale Summit',
  bio: 'Helena Brandvold ran a bookkeeping practice for nine years before she turned its checklists into a product that clients could use without her. She started the summit in 2024 because the most useful advice she had received came from people two steps ahead, not twenty. She interviews every speaker herself, asks for the spreadsheet behind each claim and cuts whatever she could not repeat at her own desk. Between editions she answers homework emails and walks in the hills above the fjord where she lives with two dogs and an unreliable boat.',
  image: null,
};

/** The one pull quote beside the host's portrait (F-053). */
export const HOST_PULL_QUOTE =
  'I ask every speaker one question first: what would still run if you were ill for a month?';
