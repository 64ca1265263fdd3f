import path from 'node:path';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { FILE_STORE, UNFINISHED, type FileStore } from '../../../platform/files/file-store.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Backup, Backups } from '../application/removable-records.port.js';
import { BACKUP_FOLDER } from './backup-file.js';

const COLUMNS = `id, tool, file, size::float8 as size, counts, ${ms('created_at')} as "createdAt", ${ms('restored_at')} as "restoredAt"`;
const MAX_LISTED = 100;

const LIST = statement(
  'data-backups',
  `select ${COLUMNS} from data_backup order by created_at desc, id limit ${MAX_LISTED}`,
);
const BY_ID = statement('data-backup', `select ${COLUMNS} from data_backup where id = $1`);
const DIGEST = statement('data-backup-digest', 'select digest from data_backup where id = $1');
const ADD = statement(
  'data-backup-add',
  `insert into data_backup (id, tool, file, size, digest, counts, created_at) values ($1, $2, $3, $4, $5, $6, ${at('$7')})`,
);
const RESTORED = statement(
  'data-backup-restored',
  `update data_backup set restored_at = ${at('$2')} where id = $1 and restored_at is null returning id`,
);
const ALL = statement('data-backups-all', `select ${COLUMNS} from data_backup`);
const OLD = statement('data-backups-old', `select ${COLUMNS} from data_backup where created_at < ${at('$1')}`);
const FORGET = statement('data-backup-forget', 'delete from data_backup where id = $1');

@Injectable()
export class BackupsRepository implements Backups {
  private readonly folder: string;

  constructor(
    private readonly sql: Sql,
    @Inject(FILE_STORE) private readonly files: FileStore,
    @Inject(APP_CONFIG) { filesDir }: Pick<AppConfig, 'filesDir'>,
  ) {
    this.folder = path.resolve(filesDir, BACKUP_FOLDER);
  }

  list(): Promise<Backup[]> {
    return this.sql.query<Backup>(LIST);
  }

  async byId(id: string): Promise<Backup | null> {
    return (await this.sql.query<Backup>(BY_ID, [id]))[0] ?? null;
  }

  async forgetBefore(time: number): Promise<void> {
    for (const { id, file } of await this.sql.query<Backup>(OLD, [time])) {
      await this.removeFile(file);
      await this.sql.query(FORGET, [id]);
    }
  }

  async open({ file }: Backup): Promise<Readable> {
    const found = await this.files.open(keyOf(file));
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** Takes in what was written at `draftOf(file)`. */
  keep(file: string): Promise<void> {
    return this.files.moveIn(keyOf(file), this.draftOf(file));
  }

  removeFile(file: string): Promise<void> {
    return this.files.remove(keyOf(file));
  }

  all(): Promise<Backup[]> {
    return this.sql.query<Backup>(ALL);
  }

  /** The row only: the file is somebody else's work. */
  async forget(tx: SqlExecutor, id: string): Promise<void> {
    await tx.query(FORGET, [id]);
  }

  /** Where a backup is put together on this machine. */
  draftOf(file: string): string {
    return path.join(this.folder, `${file}${UNFINISHED}`);
  }

  async digestOf({ id }: Backup): Promise<string | undefined> {
    return (await this.sql.query<{ digest: string }>(DIGEST, [id]))[0]?.digest;
  }

  async add(tx: SqlExecutor, { id, tool, file, size, counts, createdAt }: Backup, digest: string): Promise<void> {
    await tx.query(ADD, [id, tool, file, size, digest, JSON.stringify(counts), createdAt]);
  }

  /** False where it was marked before: two undo the same removal at once. */
  async markRestored(tx: SqlExecutor, { id }: Backup, time: number): Promise<boolean> {
    return (await tx.query(RESTORED, [id, time])).length > 0;
  }
}

const keyOf = (file: string): string => `${BACKUP_FOLDER}/${file}`;
