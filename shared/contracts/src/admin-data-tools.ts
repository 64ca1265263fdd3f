import type { PlannedEndpoint } from './endpoint.js';

/** Typed by hand before anything is deleted; the server compares as well (C-085). */
export const CONFIRMATION_PHRASES = {
  cleanTestData: 'CLEAN TEST DATA',
  resetAnalytics: 'RESET ANALYTICS',
  clearAllData: 'DELETE EVERYTHING',
} as const;

/** The last word of clear-all-data. */
export const FINAL_CONFIRMATION = 'YES';

export interface DataToolRequest {
  phrase: string;
  /** Counts what would go and deletes nothing (C-086). */
  dry_run?: boolean;
}

export interface ClearAllDataRequest extends DataToolRequest {
  confirmation: string;
}

interface DataToolAnswer<Deleted> {
  success: true;
  message: string;
  dry_run: boolean;
  deleted: Deleted;
  /** File name of the bundle exported beforehand; null after a dry run (C-086). */
  bundle: string | null;
}

export type CleanTestDataResponse = DataToolAnswer<{
  signups: number;
  orders: number;
  aweber_subscribers: number;
  total: number;
}>;

export type ResetAnalyticsResponse = DataToolAnswer<{
  page_views: number;
  affiliate_clicks: number;
  timer_sessions: number;
  total: number;
}>;

/** one count per kind of data, and their sum. */
export type ClearAllDataResponse = DataToolAnswer<Record<string, number> & { total: number }>;

/** C-032. */
export const adminCleanTestDataEndpoint: PlannedEndpoint<{ body: DataToolRequest; response: CleanTestDataResponse }> = {
  method: 'POST',
  path: '/api/admin/dashboard/clean-test-data',
  access: 'admin',
  source: 'C-032',
  planned: true,
};

/** C-032. */
export const adminResetAnalyticsEndpoint: PlannedEndpoint<{ body: DataToolRequest; response: ResetAnalyticsResponse }> =
  {
    method: 'POST',
    path: '/api/admin/dashboard/reset-analytics',
    access: 'admin',
    source: 'C-032',
    planned: true,
  };

/** C-032. Administrators and the audit log stay (C-086). */
export const adminClearAllDataEndpoint: PlannedEndpoint<{ body: ClearAllDataRequest; response: ClearAllDataResponse }> =
  {
    method: 'POST',
    path: '/api/admin/dashboard/clear-all-data',
    access: 'admin',
    source: 'C-032',
    planned: true,
  };
