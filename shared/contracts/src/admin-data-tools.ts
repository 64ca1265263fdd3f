import type { DownloadedFile, Endpoint } from './endpoint.js';

/** Typed by hand before anything is deleted; the server compares as well (C-085). */
export const CONFIRMATION_PHRASES = {
  cleanTestData: 'CLEAN TEST DATA',
  resetAnalytics: 'RESET ANALYTICS',
  clearAllData: 'DELETE EVERYTHING',
} as const;

/** The last word of clear-all-data. */
export const FINAL_CONFIRMATION = 'YES';

export interface DataToolRequest {
  /** A dry run needs none. */
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

export const adminCleanTestDataEndpoint: Endpoint<{ body: DataToolRequest; response: CleanTestDataResponse }> = {
  method: 'POST',
  path: '/api/admin/dashboard/clean-test-data',
  access: 'admin',
  confirmed: 'unless_dry_run',
  source: 'C-032',
};

export const adminResetAnalyticsEndpoint: Endpoint<{ body: DataToolRequest; response: ResetAnalyticsResponse }> = {
  method: 'POST',
  path: '/api/admin/dashboard/reset-analytics',
  access: 'admin',
  confirmed: 'unless_dry_run',
  source: 'C-032',
};

/** C-032. Administrators, the audit log and the books stay (C-086, A-213). */
export const adminClearAllDataEndpoint: Endpoint<{ body: ClearAllDataRequest; response: ClearAllDataResponse }> = {
  method: 'POST',
  path: '/api/admin/dashboard/clear-all-data',
  access: 'admin',
  confirmed: 'unless_dry_run',
  source: 'C-032',
};

/** What one use of a tool has deleted. */
export interface DataBackupRow {
  id: string;
  tool: 'clean-test-data' | 'reset-analytics' | 'clear-all-data';
  file: string;
  /** Bytes. */
  size: number;
  deleted: Record<string, number> & { total: number };
  /** ISO 8601, UTC. */
  created_at: string;
  /** ISO 8601, UTC: 24 hours later; null once it is undone. */
  undo_until: string | null;
  /** Whether there is still time; the server's clock says so. */
  can_undo: boolean;
  restored_at: string | null;
}

export interface DataBackupsResponse {
  success: true;
  /** Newest first; kept for 30 days. */
  backups: DataBackupRow[];
}

export interface DataBackupParams {
  id: string;
}

export interface UndoDataToolResponse {
  success: true;
  message: string;
  restored: Record<string, number> & { total: number };
}

/** The files that the tools wrote before they deleted. */
export const adminDataBackupsEndpoint: Endpoint<{ response: DataBackupsResponse }> = {
  method: 'GET',
  path: '/api/admin/dashboard/data-backups',
  access: 'admin',
  source: 'A-213',
};

/** One of them: compressed lines of JSON. */
export const adminDataBackupEndpoint: Endpoint<{ params: DataBackupParams; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/admin/dashboard/data-backups/:id/file',
  access: 'admin',
  confirmed: 'always',
  source: 'A-213',
  answerFormat: 'file',
};

/** Brings everything of a backup back, or nothing. */
export const adminUndoDataToolEndpoint: Endpoint<{ params: DataBackupParams; response: UndoDataToolResponse }> = {
  method: 'POST',
  path: '/api/admin/dashboard/data-backups/:id/undo',
  access: 'admin',
  confirmed: 'always',
  source: 'A-213',
};
