import type { DownloadedFile, Endpoint } from './endpoint.js';

export interface BannerParams {
  file_name: string;
}

export interface BannerQuery {
  /** Of `SpeakerBannersResponse`. With the current one browsers keep the picture for ever; with another one, or none, they ask again. */
  v?: string;
}

export interface SpeakerBannersResponse {
  success: true;
  /** By file name: changes with the bytes of the picture. A banner that can't be read now is not among them. */
  versions: Record<string, string>;
}

/** Clicks on the own links in one hour of the day, all days together. */
export interface ClickHour {
  /** 0 to 23, Pacific time. */
  hour: number;
  clicks: number;
}

export interface SpeakerKitResponse {
  success: true;
  speaker_name: string;
  affiliate_code: string;
  /** The own link (C-058). */
  referral_url: string;
  /** The own link as a QR code: a PNG as data address. */
  qr_code: string;
  /** All 24 hours. */
  click_hours: ClickHour[];
}

/** The current version of each banner, for addresses that browsers may keep. */
export const speakerBannersEndpoint: Endpoint<{ response: SpeakerBannersResponse }> = {
  method: 'GET',
  path: '/api/speaker-banners',
  access: 'public',
  source: 'F-297',
};

/** A banner as everybody may use it. Unknown names answer `banner_not_found`. */
export const speakerBannerEndpoint: Endpoint<{ params: BannerParams; query: BannerQuery; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/speaker-banners/:file_name',
  access: 'public',
  source: 'F-296',
  answerFormat: 'file',
};

/** The caller's own link and what it was clicked. */
export const speakerKitEndpoint: Endpoint<{ response: SpeakerKitResponse }> = {
  method: 'GET',
  path: '/api/speaker/kit',
  access: 'speaker',
  source: 'F-297',
};

/** A banner with the caller's own link and its QR code beneath. Unknown names answer `banner_not_found`. */
export const speakerKitBannerEndpoint: Endpoint<{ params: BannerParams; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/speaker/kit/banners/:file_name',
  access: 'speaker',
  source: 'F-297',
  answerFormat: 'file',
};

/** Every text and banner with the caller's own link, as one zip. */
export const speakerKitArchiveEndpoint: Endpoint<{ response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/speaker/kit/archive',
  access: 'speaker',
  source: 'F-299',
  answerFormat: 'file',
};
