import type { FreeSummitResource } from '@summit/content';

/** Where the lighter files of the day pages are served, on every host of ours (M-131). */
export const resourceFileUrl = (target: Exclude<FreeSummitResource['target'], 'prompts'>): string =>
  `/api/gifts/${target}`;
