import type { PlannedEndpoint } from './endpoint.js';
import type { LandingPageContent } from './landing-page.js';
import type { MessageAnswer } from './success-answer.js';

export interface StoredLandingPage extends LandingPageContent {
  updated_at: string;
  updated_by: string;
}

export interface AdminLandingPageResponse {
  success: true;
  /** Null until the import has run: `No content found. Please run import script first.`. */
  content: StoredLandingPage | null;
}

export interface SaveLandingPageRequest extends LandingPageContent {
  /** The `updated_at` that the editor loaded; when it is no longer the stored one: `edit_conflict`. */
  updated_at?: string;
}

export interface SaveLandingPageResponse extends MessageAnswer {
  content: StoredLandingPage;
}

/** */
export const adminLandingPageEndpoint: PlannedEndpoint<{ response: AdminLandingPageResponse }> = {
  method: 'GET',
  path: '/api/admin/landing-page',
  access: 'admin',
  planned: true,
};

/** */
export const adminSaveLandingPageEndpoint: PlannedEndpoint<{
  body: SaveLandingPageRequest;
  response: SaveLandingPageResponse;
}> = {
  method: 'PUT',
  path: '/api/admin/landing-page',
  access: 'admin',
  planned: true,
};
