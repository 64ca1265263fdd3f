import type { LibraryFileKey, SummitDay, SummitResourceKey } from '@summit/rules';
import type { DownloadedFile, Endpoint } from './endpoint.js';

export interface LibraryFile {
  key: LibraryFileKey;
  title: string;
  description: string;
  /** `ZIP`, `DOCX` or `PDF`. */
  file_type: string;
  /** Of the file as it is, in bytes. */
  file_size: number;
}

export interface LibrarySession {
  day: SummitDay;
  topic: string;
  speaker_name: string;
  duration_minutes: number;
  /** End of /summit/access/{token}. */
  public_token: string;
}

export interface LibraryHighlight extends LibrarySession {
  headline: string;
  /** Where the cut lies in the session's film, in seconds. Its transcript is that part of the session's. */
  start_seconds: number;
  end_seconds: number;
}

export interface LibraryGift {
  speaker_name: string;
  day: SummitDay;
  title: string;
  description: string;
  /** A complete address, or a path on the host that asks. */
  url: string;
  click_count: number;
}

export interface VipLibraryResponse {
  success: true;
  /** What this member's orders brought; empty without one. */
  files: LibraryFile[];
  /** The five workshops that come with every VIP order; empty without access to their edition. */
  workshops: LibrarySession[];
  /** The cuts of the highlights vault; empty for a member who has not bought it. */
  highlights: LibraryHighlight[];
  /** All gifts, the five fixed ones first. */
  gifts: LibraryGift[];
}

/** What stands in the member's library besides the fixed cards (M-072). */
export const vipLibraryEndpoint: Endpoint<{ response: VipLibraryResponse }> = {
  method: 'GET',
  path: '/api/vip/library',
  access: 'vip',
  source: 'M-072',
};

export interface LibraryFileParams {
  file_key: LibraryFileKey;
}

/** A file that the member's orders brought; for everybody else `library_file_not_found`. */
export const vipLibraryFileEndpoint: Endpoint<{ params: LibraryFileParams; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/vip/library/:file_key',
  access: 'vip',
  source: 'M-080',
  answerFormat: 'file',
};

export interface OrderFileQuery {
  order: string;
  signature: string;
}

/** The same file behind the link in the mail about its order. It works as long as the order stands; then `library_file_not_found`. */
export const orderFileEndpoint: Endpoint<{
  params: LibraryFileParams;
  query: OrderFileQuery;
  response: DownloadedFile;
}> = {
  method: 'GET',
  path: '/api/order-files/:file_key',
  access: 'public',
  source: 'F-322',
  answerFormat: 'file',
};

export interface GiftParams {
  /** Of a speaker's gift, or one of the lighter files of the day pages. */
  gift_key: string;
}

/** A file for everybody: a speaker's gift (M-083, M-105), or a lighter file of the day pages (M-131). */
export const giftEndpoint: Endpoint<{ params: GiftParams; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/gifts/:gift_key',
  access: 'public',
  source: 'M-083',
  answerFormat: 'file',
};

export interface DayPageSizesResponse {
  success: true;
  /** Bytes of the files that are sent; null where one is not there, or nobody can tell now. */
  sizes: Record<SummitResourceKey, number | null>;
}

/** What the two files of the day pages really weigh, beside the sizes that the texts name (M-131). */
export const dayPageSizesEndpoint: Endpoint<{ response: DayPageSizesResponse }> = {
  method: 'GET',
  path: '/api/day-page-files/sizes',
  access: 'public',
  source: 'M-131',
};
