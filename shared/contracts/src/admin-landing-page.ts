import type { Endpoint } from './endpoint.js';
import type { LandingPageContent, LandingPageResponse } from './landing-page.js';
import type { MessageAnswer, SuccessAnswer } from './success-answer.js';

/** How long one text may be, and how many there may be of a kind. */
export const LANDING_LIMITS = { line: 300, text: 4_000, speakers: 100, stats: 12, testimonials: 40 } as const;

export interface StoredLandingPage extends LandingPageContent {
  /** ISO date-time; goes back with a save, so that nobody overwrites what they have not seen. */
  updated_at: string;
  /** Address of the administrator, as it is now; null while the page is as the import made it. */
  updated_by: string | null;
}

/** What one administrator has written and not published. Nobody else sees it. */
export interface LandingPageDraft {
  content: LandingPageContent;
  /** The page's `updated_at` when the draft was begun. */
  based_on: string;
  saved_at: string;
}

export interface AdminLandingPageResponse {
  success: true;
  /** Null until the import has run: `No content found. Please run import script first.`. */
  content: StoredLandingPage | null;
  /** The caller's own. */
  draft: LandingPageDraft | null;
}

export interface SaveLandingPageRequest extends LandingPageContent {
  /** The `updated_at` that the editor loaded; when it is no longer the stored one: `edit_conflict`. */
  updated_at?: string;
  /** Comes back with the whole object and means nothing: who saves is known. */
  updated_by?: string | null;
}

export interface SaveLandingPageResponse extends MessageAnswer {
  content: StoredLandingPage;
}

export interface SaveLandingDraftResponse extends SuccessAnswer {
  draft: LandingPageDraft;
  /** Shows the draft as visitors would see the page. Works for 30 minutes, without a sign-in. */
  preview_url: string;
}

/** A published state of the page. */
export interface LandingPageVersionRow {
  id: number;
  saved_at: string;
  /** As `updated_by`. */
  saved_by: string | null;
  /** The version whose content was brought back; null for one that was written. */
  restored_from: number | null;
  content: LandingPageContent;
  /** Whether visitors see this one. */
  current: boolean;
}

export interface LandingPageHistoryResponse {
  success: true;
  /** The last 30, newest first. Empty until somebody has saved. */
  versions: LandingPageVersionRow[];
}

export interface LandingPageVersionParams {
  id: number;
}

export interface RestoreLandingPageRequest {
  /** As in a save. */
  updated_at: string;
}

export interface LandingPreviewQuery {
  token: string;
}

export const adminLandingPageEndpoint: Endpoint<{ response: AdminLandingPageResponse }> = {
  method: 'GET',
  path: '/api/admin/landing-page',
  access: 'admin',
  staffRole: 'support',
};

/** What is saved is published; the caller's draft is gone. */
export const adminSaveLandingPageEndpoint: Endpoint<{
  body: SaveLandingPageRequest;
  response: SaveLandingPageResponse;
}> = {
  method: 'PUT',
  path: '/api/admin/landing-page',
  access: 'admin',
  staffRole: 'support',
};

/** Keeps what is not to be published yet, and answers where it can be seen. */
export const adminSaveLandingDraftEndpoint: Endpoint<{
  body: SaveLandingPageRequest;
  response: SaveLandingDraftResponse;
}> = {
  method: 'PUT',
  path: '/api/admin/landing-page/draft',
  access: 'admin',
  staffRole: 'support',
  source: 'A-182',
};

export const adminDiscardLandingDraftEndpoint: Endpoint<{ response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/landing-page/draft',
  access: 'admin',
  staffRole: 'support',
  source: 'A-182',
};

export const adminLandingHistoryEndpoint: Endpoint<{ response: LandingPageHistoryResponse }> = {
  method: 'GET',
  path: '/api/admin/landing-page/history',
  access: 'admin',
  staffRole: 'support',
  source: 'A-190',
};

/** Publishes the content of an earlier version as a new one. */
export const adminRestoreLandingPageEndpoint: Endpoint<{
  params: LandingPageVersionParams;
  body: RestoreLandingPageRequest;
  response: SaveLandingPageResponse;
}> = {
  method: 'POST',
  path: '/api/admin/landing-page/history/:id/restore',
  access: 'admin',
  staffRole: 'support',
  source: 'A-190',
};

/** The draft behind a signed link, in the shape of the published page. `not_found` for every other token. */
export const landingPreviewEndpoint: Endpoint<{ query: LandingPreviewQuery; response: LandingPageResponse }> = {
  method: 'GET',
  path: '/api/landing-page/preview',
  access: 'public',
  source: 'A-182',
};
