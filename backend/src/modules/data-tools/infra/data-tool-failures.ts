import { AppError } from '../../../platform/errors/app-error.js';

/** Somebody else writes the same tables for long, or waits for us while we wait for them. */
const BUSY = new Set(['55P03', '40P01', '40001']);
/** A row exists again, or what it belongs to is gone. */
const CONFLICT = new Set(['23505', '23503', '23P01', '23514']);

export const damaged = (): AppError => new AppError('backup_damaged');

/** The database's reason in the words of the catalog; everything else as it is. */
export function asDataToolError(error: unknown): never {
  const code = (error as { code?: string } | null)?.code ?? '';
  if (BUSY.has(code)) throw new AppError('data_tool_busy', { cause: error });
  if (CONFLICT.has(code)) throw new AppError('backup_conflict', { cause: error });
  throw error;
}
