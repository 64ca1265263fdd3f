import type { BonusKey } from '@summit/rules';
import type { SuccessAnswer } from './success-answer.js';
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

export interface BonusSizesResponse {
  success: true;
  /** Bytes of the files that are sent; null where one is not there, or nobody can tell now. */
  sizes: Record<BonusKey, number | null>;
}

/** What the files really weigh, beside the sizes that the texts name (C-075..077). */
export const bonusSizesEndpoint: Endpoint<{ response: BonusSizesResponse }> = {
  method: 'GET',
  path: '/api/bonuses/sizes',
  access: 'public',
  alsoFrom: ['member'],
  source: 'C-075',
};

export interface VipBonusLinkResponse extends SuccessAnswer {
  /** Signed, good for ten minutes. */
  url: string;
}

/** What a member's page opens where the browser lets no script download (M-082): an address alone opens nothing (C-112). */
export const vipBonusLinkEndpoint: Endpoint<{
  params: BonusDownloadParams;
  query: Pick<BonusDownloadQuery, 'email'>;
  response: VipBonusLinkResponse;
}> = {
  method: 'GET',
  path: '/api/vip/bonus-links/:bonus_key',
  access: 'vip',
  source: 'C-112',
};

/**
 * F-250, opened as a link. A signed link and a member's sign-in open the file; there, missing rights answer `bonus_not_found`, and
 * after 90 days `bonus_expired`. An address alone opens nothing: all of them get `bonus_link_mailed`, and the owner of a right gets the
 * mail (C-112).
 */
export const bonusDownloadEndpoint: Endpoint<{
  params: BonusDownloadParams;
  query: BonusDownloadQuery;
  response: DownloadedFile;
}> = {
  method: 'GET',
  path: '/api/bonuses/download-by-email/:bonus_key',
  access: 'public',
  optionalBearer: 'vip',
  answerFormat: 'file',
  alsoFrom: ['member'],
};
