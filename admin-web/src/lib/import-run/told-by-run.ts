import { isApiError } from '@summit/api-client';
import type { ImportRun } from '@summit/contracts';

/** What a press on import failed with, as far as this browser heard. */
export interface FailedImport {
  error: Error;
  /** `started_at` of the newest import before the press; null when there was none. */
  before: string | null;
}

/**
 * Whether the newest import says more than the failure of a press does, so that the failure is not shown beside it: an import goes on
 * when its caller gives up waiting, another one may be under way, and a later one is newer than any failure.
 */
export function toldByRun({ error, before }: FailedImport, run: ImportRun | null): boolean {
  if (run === null || !isApiError(error)) return false;
  if (error.code === 'import_running') return run.state !== 'running';
  const hasBegun = run.started_at !== before;
  // The answer to the press says in full why an import failed.
  const isAnswered = error.kind === 'http' && run.state === 'failed';
  return hasBegun && !isAnswered;
}
