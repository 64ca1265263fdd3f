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
