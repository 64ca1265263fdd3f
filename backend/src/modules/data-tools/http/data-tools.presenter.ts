import type { ClearAllDataResponse, DataBackupRow } from '@summit/contracts';
import type { Backup, RecordCounts } from '../application/removable-records.port.js';
import { undoUntil } from '../application/undo-data-tool.use-case.js';

/** `2 signups, 1 aweber subscribers`. */
const listed = (counts: RecordCounts): string =>
  Object.entries(counts)
    .filter(([kind]) => kind !== 'total')
    .map(([kind, n]) => `${n} ${kind.replaceAll('_', ' ')}`)
    .join(', ');

/** The counts as a message, after a dry run in other words. */
export const presentAnswer = (counts: RecordCounts, backup: Backup | null): ClearAllDataResponse => ({
  success: true,
  message: `${backup ? 'Deleted' : 'Would delete'} ${counts.total} records: ${listed(counts)}.`,
  dry_run: backup === null,
  deleted: counts,
  bundle: backup?.file ?? null,
});

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

export const presentBackup = (backup: Backup, canUndo: boolean): DataBackupRow => ({
  id: backup.id,
  tool: backup.tool,
  file: backup.file,
  size: backup.size,
  deleted: backup.counts,
  created_at: new Date(backup.createdAt).toISOString(),
  undo_until: iso(undoUntil(backup)),
  can_undo: canUndo,
  restored_at: iso(backup.restoredAt),
});
