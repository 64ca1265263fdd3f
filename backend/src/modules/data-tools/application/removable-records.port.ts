import type { Readable } from 'node:stream';
import type { DataTool } from '../../../platform/removable-records/record-set.js';

/** Rows by kind of data; `total` is their sum. */
export type RecordCounts = Record<string, number> & { total: number };

/** What was removed by one use of a tool: a file, and a row that knows it. */
export interface Backup {
  id: string;
  tool: DataTool;
  file: string;
  /** Bytes. */
  size: number;
  counts: RecordCounts;
  /** ms. */
  createdAt: number;
  restoredAt: number | null;
}

export interface Removal {
  tool: DataTool;
  /** LIKE patterns of test addresses. */
  patterns: readonly string[];
}

export interface RemovableRecords {
  count(removal: Removal): Promise<RecordCounts>;
  /** Writes the file, removes what it holds and notes the backup, or does nothing at all. Throws `data_tool_busy`. */
  remove(removal: Removal, at: number): Promise<Backup>;
  /** Brings everything back, or nothing: throws `backup_damaged`, `backup_conflict`, `data_tool_busy`. False where it is back already. */
  restore(backup: Backup, at: number): Promise<boolean>;
}

export interface Backups {
  /** Newest first. */
  list(): Promise<Backup[]>;
  byId(id: string): Promise<Backup | null>;
  /** Deletes files and rows of backups from before `time` (ms). */
  forgetBefore(time: number): Promise<void>;
  /** The bytes of the file. Throws `not_found` where it is gone. */
  open(backup: Backup): Promise<Readable>;
}

export const REMOVABLE_RECORDS_PORT = Symbol('REMOVABLE_RECORDS_PORT');
export const BACKUPS = Symbol('BACKUPS');
