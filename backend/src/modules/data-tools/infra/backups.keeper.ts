import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EMAIL_MAX_LENGTH } from '@summit/rules';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { TaskRegistry } from '../../../platform/outbox/task-registry.js';
import { KeptElsewhere, type Keeper } from '../../../platform/personal-data/kept-elsewhere.js';
import type { Person } from '../../../platform/personal-data/personal-data.js';
import type { Backup } from '../application/removable-records.port.js';
import { BackupsRepository } from './backups.repository.js';
import { raterOfMember } from '../../sessions/sessions.public.js';
import { REMOVE_BACKUP_TASK } from '../application/data-tools-tasks.js';

/** Of zlib: what was read to its end is no archive, or not the whole of one. A connection that breaks is an error of its stream. */
const UNREADABLE = new Set(['Z_DATA_ERROR', 'Z_BUF_ERROR']);

/** A backup that names the person goes as a whole, also where it could still be undone: nobody may come back out of it. */
@Injectable()
export class BackupsKeeper implements Keeper, OnModuleInit {
  readonly module = 'data tools';
  readonly what = 'backup file';

  constructor(
    private readonly elsewhere: KeptElsewhere,
    @Inject(BackupsRepository)
    private readonly backups: Pick<BackupsRepository, 'all' | 'open' | 'forget' | 'removeFile'>,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'addJob'>,
    @Inject(TaskRegistry) private readonly tasks: Pick<TaskRegistry, 'register'>,
  ) {}

  onModuleInit(): void {
    this.elsewhere.add(this);
    this.tasks.register(REMOVE_BACKUP_TASK, ({ file }: { file: string }) => this.backups.removeFile(file));
  }

  async count(_tx: SqlExecutor, person: Person): Promise<number> {
    return (await this.naming(person)).length;
  }

  /** What a backup holds of the person, the tables held before. */
  async collect(_tx: SqlExecutor, person: Person): Promise<unknown[]> {
    return (await this.naming(person)).map(({ file, createdAt }) => ({
      file,
      created_at: new Date(createdAt).toISOString(),
    }));
  }

  async erase(tx: SqlExecutor, person: Person): Promise<void> {
    for (const { id, file } of await this.naming(person)) {
      await this.backups.forget(tx, id);
      await this.outbox.addJob(tx, { task: REMOVE_BACKUP_TASK, payload: { file } });
    }
  }

  private async naming(person: Person): Promise<Backup[]> {
    const wanted = tracesOf(person);
    const found: Backup[] = [];
    for (const backup of await this.backups.all())
      if (await namesOneOf(() => this.backups.open(backup), wanted)) found.push(backup);
    return found;
  }
}

/** What a row may name a person by, in small letters. A rating bears no address, only the hash of who rated. */
const tracesOf = ({ emails, members }: Person): string[] =>
  [...emails, ...members, ...members.map(raterOfMember)].map((trace) => `"${trace.toLowerCase()}"`);

/**
 * False for a file that is gone; true for one whose content nobody can read any more, because nobody can tell. Throws where the file
 * can't be had right now: then nobody is erased, and no backup goes for nothing.
 */
async function namesOneOf(open: () => Promise<Readable>, wanted: readonly string[]): Promise<boolean> {
  let found = false;
  const text = createGunzip().setEncoding('utf8');
  try {
    await pipeline(await open(), text, async (pieces: AsyncIterable<string>) => {
      let before = '';
      for await (const piece of pieces) {
        const searched = before + piece.toLowerCase();
        found ||= wanted.some((trace) => searched.includes(trace));
        before = searched.slice(-EMAIL_MAX_LENGTH - 2);
      }
    });
    return found;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    if (UNREADABLE.has((error as { code?: string } | null)?.code ?? '')) return true;
    throw error;
  }
}
