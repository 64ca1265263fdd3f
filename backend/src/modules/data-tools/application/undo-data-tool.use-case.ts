import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import {
  BACKUPS,
  REMOVABLE_RECORDS_PORT,
  type Backup,
  type Backups,
  type RemovableRecords,
} from './removable-records.port.js';

const UNDO_HOURS = 24;
/** Backups hold personal data, so they do not stay for good. */
const KEPT_DAYS = 30;

/** Until when a removal can be undone, in ms; null once it is. */
export const undoUntil = ({ createdAt, restoredAt }: Backup): number | null =>
  restoredAt === null ? createdAt + UNDO_HOURS * HOUR_MS : null;

/** Brings back what a tool has removed, for 24 hours. */
@Injectable()
export class UndoDataToolUseCase {
  constructor(
    @Inject(BACKUPS) private readonly backups: Backups,
    @Inject(REMOVABLE_RECORDS_PORT) private readonly records: RemovableRecords,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  canUndo(backup: Backup): boolean {
    const until = undoUntil(backup);
    return until !== null && this.clock.now() < until;
  }

  /** Throws `not_found`, `backup_undone`, `backup_too_old` and what `restore` throws. */
  async execute(id: string): Promise<Backup> {
    const backup = await this.backups.byId(id);
    if (!backup) throw new AppError('not_found');
    if (undoUntil(backup) === null) throw new AppError('backup_undone');
    if (!this.canUndo(backup)) throw new AppError('backup_too_old');
    if (!(await this.records.restore(backup, this.clock.now()))) throw new AppError('backup_undone');
    return backup;
  }

  /** Deletes files that are older than a month. */
  async forgetOld(): Promise<void> {
    await this.backups.forgetBefore(this.clock.now() - KEPT_DAYS * 24 * HOUR_MS);
  }
}
