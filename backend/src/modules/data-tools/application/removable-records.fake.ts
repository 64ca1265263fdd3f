import { Readable } from 'node:stream';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Backup, Backups, RecordCounts, RemovableRecords, Removal } from './removable-records.port.js';

/** Records in memory: as many as `there` says, gone after a removal and back after an undo. */
export class FakeRecords implements RemovableRecords, Backups {
  there: RecordCounts = { signups: 2, orders: 1, total: 3 };
  readonly asked: Removal[] = [];
  backups: Backup[] = [];

  async count(removal: Removal): Promise<RecordCounts> {
    this.asked.push(removal);
    return this.there;
  }

  async remove(removal: Removal, at: number): Promise<Backup> {
    const counts = await this.count(removal);
    const id = `backup-${this.backups.length + 1}`;
    const backup: Backup = {
      id,
      tool: removal.tool,
      file: `${id}.ndjson.gz`,
      size: 9,
      counts,
      createdAt: at,
      restoredAt: null,
    };
    this.backups.unshift(backup);
    this.there = { signups: 0, orders: 0, total: 0 };
    return backup;
  }

  async restore(backup: Backup, at: number): Promise<boolean> {
    if (backup.restoredAt !== null) return false;
    backup.restoredAt = at;
    this.there = backup.counts;
    return true;
  }

  async list(): Promise<Backup[]> {
    return this.backups;
  }

  async byId(id: string): Promise<Backup | null> {
    return this.backups.find((backup) => backup.id === id) ?? null;
  }

  async forgetBefore(time: number): Promise<void> {
    this.backups = this.backups.filter(({ createdAt }) => createdAt >= time);
  }

  async open(backup: Backup): Promise<Readable> {
    if (!this.backups.includes(backup)) throw new AppError('not_found');
    return Readable.from([backup.file]);
  }
}
