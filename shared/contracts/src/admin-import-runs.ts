import type { Endpoint } from './endpoint.js';
import type { SuccessAnswer } from './success-answer.js';

export const IMPORT_KINDS = ['vip_users', 'affiliates'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The newest import of a kind. It goes on when whoever started it leaves the page. */
export interface ImportRun {
  /** `interrupted`: its process ended before it did. Only `done` has imported anything. */
  state: 'running' | 'interrupted' | 'failed' | 'done';
  /** ISO 8601, UTC. */
  started_at: string;
  /** ISO 8601, UTC; null while it runs and where it was interrupted. */
  ended_at: string | null;
  /** Rows of a file, or people of a service, that it is through with. */
  done: number;
  /** Null where nobody has told yet. */
  total: number | null;
  /** Of a service that answers page by page. */
  pages: { done: number; total: number | null } | null;
  /** Null unless it is done. */
  outcome: { imported: number; skipped: number } | null;
  /** Why it failed, in words. */
  failure: string | null;
}

export interface ImportRunResponse extends SuccessAnswer {
  /** Null where there was none. */
  run: ImportRun | null;
}

export interface ImportRunParams {
  kind: ImportKind;
}

/** How far the newest import is, or what it came to (A-146, C-097). */
export const adminImportRunEndpoint: Endpoint<{ params: ImportRunParams; response: ImportRunResponse }> = {
  method: 'GET',
  path: '/api/admin/imports/:kind',
  access: 'admin',
  staffRole: 'support',
  source: 'C-097',
};
