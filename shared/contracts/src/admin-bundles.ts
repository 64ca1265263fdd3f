import type { DownloadedFile, Endpoint } from './endpoint.js';

/** One export of the whole summit. */
export interface SummitBundleRow {
  id: string;
  state: 'writing' | 'ready' | 'failed';
  file: string;
  done_rows: number;
  /** Null until they are counted. */
  total_rows: number | null;
  /** Bytes; null until it is ready. */
  size: number | null;
  /** SHA-256 of the file, hexadecimal; null until it is ready. */
  sha256: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
  ended_at: string | null;
  /** ISO 8601, UTC: then the file is deleted. */
  kept_until: string;
}

export interface SummitBundlesResponse {
  success: true;
  /** Newest first. */
  bundles: SummitBundleRow[];
}

export interface SummitBundleParams {
  id: string;
}

export interface StartBundleResponse {
  success: true;
  message: string;
  id: string;
}

/** Begins to write everything into one archive. */
export const adminStartBundleEndpoint: Endpoint<{ response: StartBundleResponse }> = {
  method: 'POST',
  path: '/api/admin/dashboard/bundles',
  access: 'admin',
  confirmed: 'always',
  source: 'A-213',
};

/** Archives of the last day, and how far the one is that is being written. */
export const adminBundlesEndpoint: Endpoint<{ response: SummitBundlesResponse }> = {
  method: 'GET',
  path: '/api/admin/dashboard/bundles',
  access: 'admin',
  source: 'A-213',
};

/** One of them: a zip. */
export const adminBundleFileEndpoint: Endpoint<{ params: SummitBundleParams; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/admin/dashboard/bundles/:id/file',
  access: 'admin',
  confirmed: 'always',
  source: 'A-213',
  answerFormat: 'file',
};

/** What a clone may take along. Without a part the new installation begins with what the release brings. */
export const CLONE_PARTS = [
  'landing_page',
  'legal_pages',
  'faqs',
  'email_templates',
  'pricing_items',
  'sessions',
  'faces',
  'prompts',
  'promo_codes',
  'settings',
  'affiliates',
] as const;
export type ClonePart = (typeof CLONE_PARTS)[number];

export interface CloneSummitRequest {
  /** Of the new edition, `YYYY-MM-DD`, Pacific. */
  first_day: string;
  /** At least one. */
  parts: ClonePart[];
  /** Only counts. */
  dry_run?: boolean;
}

export interface CloneSummitResponse {
  success: true;
  message: string;
  /** Of the archive that is being written; null for a dry run. */
  id: string | null;
  /** By how many days every date of the current edition moves. */
  shift_days: number;
  /** How many rows of each chosen part go along. */
  counts: { part: ClonePart; rows: number }[];
}

/**
 * Begins to write an archive for another edition: the chosen parts with all dates moved to its first day and new links of sessions, no
 * order or mail, and nobody's data unless affiliates are chosen. `import-summit` takes it into an empty installation. Errors:
 * `bundle_running`, `validation_failed`.
 */
export const adminCloneSummitEndpoint: Endpoint<{ body: CloneSummitRequest; response: CloneSummitResponse }> = {
  method: 'POST',
  path: '/api/admin/dashboard/bundles/clone',
  access: 'admin',
  confirmed: 'unless_dry_run',
  source: 'A-213',
};
