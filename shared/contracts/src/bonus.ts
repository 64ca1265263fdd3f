import type { BonusKey } from '@summit/rules';
import type { DownloadedFile, Endpoint } from './endpoint.js';

export interface BonusDownloadParams {
  bonus_key: BonusKey;
}

export interface BonusDownloadQuery {
  email: string;
  /** End of validity, in seconds since the epoch, and signature: part of every link that we hand out (C-075..077). */
  expires?: number;
  signature?: string;
}

/** F-250, opened as a link. Unknown addresses and missing rights both answer `bonus_not_found`; after 90 days `bonus_expired`. */
export const bonusDownloadEndpoint: Endpoint<{
  params: BonusDownloadParams;
  query: BonusDownloadQuery;
  response: DownloadedFile;
}> = {
  method: 'GET',
  path: '/api/bonuses/download-by-email/:bonus_key',
  access: 'public',
  answerFormat: 'file',
  alsoFrom: ['member'],
};
