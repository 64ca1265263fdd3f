import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import { executorOf, Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { CloneCounts, CloneOrder } from '../application/clone-order.js';
import type { Bundles, SummitBundle } from '../application/bundles.port.js';
import { cloneCounts, cloneView } from '../read-models/cloned-tables.js';
import { digestOf } from './backup-file.js';
import { BUNDLE_FOLDER, removeLeftStaging, STAGED } from './bundle/staged-files.js';
import { writeBundle, type BundleProgress } from './bundle/write-bundle.js';

const MAX_LISTED = 20;
/** The first rows of a table that has to be sorted take a while. */
const STATEMENT_TIMEOUT_MS = 600_000;

const COLUMNS = `id, state, file, done_rows::float8 as "doneRows", total_rows::float8 as "totalRows", size::float8 as size, digest,
  ${ms('created_at')} as "createdAt", ${ms('ended_at')} as "endedAt"`;

const ADD = statement(
  'bundle-add',
  `insert into summit_bundle (id, state, file, created_at) values ($1, 'writing', $2, ${at('$3')}) on conflict do nothing returning id`,
);
const LIST = statement(
  'bundles',
  `select ${COLUMNS} from summit_bundle order by created_at desc, id limit ${MAX_LISTED}`,
);
const BY_ID = statement('bundle', `select ${COLUMNS} from summit_bundle where id = $1`);
const PROGRESS = statement('bundle-progress', 'update summit_bundle set done_rows = $2, total_rows = $3 where id = $1');
const READY = statement(
  'bundle-ready',
  `update summit_bundle set state = 'ready', size = $2, digest = $3, ended_at = ${at('$4')} where id = $1 and state = 'writing' returning id`,
);
const FAILED = statement(
  'bundle-failed',
  `update summit_bundle set state = 'failed', ended_at = ${at('$2')} where id = $1 and state = 'writing'`,
);
const OLD = statement('bundles-old', `select id, file from summit_bundle where created_at < ${at('$1')}`);
const FORGET = statement('bundle-forget', 'delete from summit_bundle where id = $1');
const FORGET_ALL = statement('bundles-forget', 'delete from summit_bundle returning file');

@Injectable()
export class BundlesRepository implements Bundles {
  private readonly folder: string;

  constructor(
    private readonly sql: Sql,
    @Inject(FILE_STORE) private readonly files: FileStore,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'filesDir'>,
  ) {
    this.folder = path.resolve(config.filesDir, BUNDLE_FOLDER);
  }

  async add(tx: Transaction, { id, file, createdAt }: Parameters<Bundles['add']>[1]): Promise<boolean> {
    return (await executorOf(tx).query(ADD, [id, file, createdAt])).length > 0;
  }

  list(): Promise<SummitBundle[]> {
    return this.sql.query<SummitBundle>(LIST);
  }

  async byId(id: string): Promise<SummitBundle | null> {
    return (await this.sql.query<SummitBundle>(BY_ID, [id]))[0] ?? null;
  }

  countClone(clone: CloneOrder): Promise<CloneCounts> {
    return this.sql.transaction((tx) => cloneCounts(tx, clone));
  }

  async write(bundle: SummitBundle, at: () => number, clone?: CloneOrder): Promise<void> {
    const file = this.stagedOf(bundle.file);
    // Of a process that was interrupted.
    await rm(file, { force: true });
    try {
      await this.writeTo(file, bundle, { at, clone });
    } finally {
      // Everybody's data, where no erasure would look for it.
      await rm(file, { force: true });
    }
  }

  private async writeTo(
    file: string,
    { id, file: name }: SummitBundle,
    { at, clone }: { at: () => number; clone: CloneOrder | undefined },
  ): Promise<void> {
    const { tell, told } = newestOnly<BundleProgress>(async ({ rows, totalRows }) => {
      await this.sql.query(PROGRESS, [id, rows, totalRows]);
    });
    const view = clone && { view: (tx: SqlExecutor) => cloneView(tx, clone) };
    const filesDir = path.resolve(this.config.filesDir);
    const order = { file, files: this.files, filesDir, at: at(), progress: tell, ...view };
    const { size } = await this.sql.transaction((tx) => writeBundle(tx, order), {
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    });
    await told();
    const digest = await digestOf(file);
    await this.files.moveIn(keyOf(name), file);
    const [stillWanted] = await this.sql.query(READY, [id, size, digest, at()]);
    if (!stillWanted) await this.removeFile(name);
  }

  async fail(id: string, time: number): Promise<void> {
    await this.sql.query(FAILED, [id, time]);
  }

  async forgetBefore(time: number): Promise<void> {
    for (const { id, file } of await this.sql.query<{ id: string; file: string }>(OLD, [time])) {
      await this.removeFile(file);
      await this.sql.query(FORGET, [id]);
    }
    await this.removeLeft(time);
  }

  /** Of this machine only: each process has a folder of its own where the archives themselves are in a bucket. */
  removeLeft(time: number): Promise<void> {
    return removeLeftStaging(this.folder, time);
  }

  /** The rows only, for a transaction; answers the names of the files. */
  async forgetAll(tx: SqlExecutor): Promise<string[]> {
    return (await tx.query<{ file: string }>(FORGET_ALL)).map(({ file }) => file);
  }

  async open({ file, state }: SummitBundle): Promise<Readable> {
    const found = state === 'ready' ? await this.files.open(keyOf(file)) : null;
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** Also what a process of this machine has left of it where it was interrupted. */
  async removeFile(file: string): Promise<void> {
    await rm(this.stagedOf(file), { force: true });
    await this.files.remove(keyOf(file));
  }

  private stagedOf(file: string): string {
    return path.join(this.folder, `${STAGED}${file}`);
  }
}

const keyOf = (file: string): string => `${BUNDLE_FOLDER}/${file}`;

/** Passes on what is told, one at a time; what is older than the newest is left out. A failure is told at the end. */
function newestOnly<Told>(pass: (newest: Told) => Promise<void>): {
  tell: (newest: Told) => void;
  told: () => Promise<void>;
} {
  let waiting: Told | null = null;
  let passing: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (waiting !== null) {
      const newest = waiting;
      waiting = null;
      await pass(newest);
    }
  };
  return {
    tell: (newest) => {
      waiting = newest;
      passing ??= run().finally(() => (passing = null));
      passing.catch(() => undefined);
    },
    told: async () => {
      while (passing) await passing;
    },
  };
}
