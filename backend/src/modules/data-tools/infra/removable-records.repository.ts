import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Sql, WAITS_FOR_FILES, type SqlExecutor, type Statement } from '../../../platform/database/sql.js';
import type { RecordSet, RecordsOfModule } from '../../../platform/removable-records/record-set.js';
import type { Backup, RecordCounts, RemovableRecords, Removal } from '../application/removable-records.port.js';
import { digestOfStream, readLines, writeLines } from './backup-file.js';
import { BackupsRepository } from './backups.repository.js';
import { parentsFirst } from './parents-first.js';
import { asDataToolError, damaged } from './data-tool-failures.js';
import * as statements from './record-statements.js';

export const RECORDS_OF_MODULES = Symbol('RECORDS_OF_MODULES');

/** A large summit takes a while; requests of the back office may take as long. */
const STATEMENT_TIMEOUT_MS = 110_000;
const FORMAT = 'summit-backup';
const VERSION = 1;
/** `{"table":"signup",…`: the rows behind it are read by the database only. */
const LINE = /^\{"(table|unlinked)":"([a-z_]+)"/;

type Scope = [patterns: readonly string[], orders: string[], signups: string[]];

/** Counts, keeps, removes and brings back what the modules have declared to be removable. */
@Injectable()
export class RemovableRecordsRepository implements RemovableRecords {
  private readonly sets: readonly RecordSet[];

  constructor(
    private readonly sql: Sql,
    private readonly backups: BackupsRepository,
    @Inject(RECORDS_OF_MODULES) private readonly modules: readonly RecordsOfModule[],
  ) {
    this.sets = modules.flatMap(({ sets }) => sets);
  }

  count(removal: Removal): Promise<RecordCounts> {
    return this.work(async (tx) => this.countIn(tx, removal, await this.scopeOf(tx, removal)));
  }

  /**
   * Nothing may go that is not kept, so the file is stored while the tables are locked: they stay so for as long as the store takes. Each
   * wait for its answer has an end there, the whole has none.
   */
  async remove(removal: Removal, at: number): Promise<Backup> {
    const id = randomUUID();
    const day = new Date(at).toISOString().slice(0, 10);
    const file = `${day}-${removal.tool}-${id.slice(0, 8)}.ndjson.gz`;
    return this.work(async (tx) => {
      const sets = this.setsOf(removal);
      await tx.query(WAITS_FOR_FILES);
      await tx.query(statements.LOCK_TIMEOUT);
      await tx.query(statements.lockTables(sets));
      const sorted = parentsFirst(sets, await tx.query(statements.REFERENCES));
      const scope = await this.scopeOf(tx, removal);
      const counts = await this.countIn(tx, removal, scope);
      const head = { format: FORMAT, version: VERSION, tool: removal.tool, at: new Date(at).toISOString(), counts };
      const { size, digest } = await writeLines(
        this.backups.draftOf(file),
        this.linesOf(tx, { removal, sets: sorted, scope, head }),
      );
      await this.backups.keep(file);
      for (const set of sorted.toReversed()) await tx.query(statements.removeRows(set, removal.tool), scope);
      const backup: Backup = { id, tool: removal.tool, file, size, counts, createdAt: at, restoredAt: null };
      await this.backups.add(tx, backup, digest);
      return backup;
    }).catch(async (error: unknown) => {
      await rm(this.backups.draftOf(file), { force: true });
      await this.backups.removeFile(file);
      throw error;
    });
  }

  /** Whether the file is whole is looked at before anything is locked. It is read again under the locks, which has no limit of time either. */
  async restore(backup: Backup, at: number): Promise<boolean> {
    if ((await digestOfStream(await this.backups.open(backup))) !== (await this.backups.digestOf(backup)))
      throw damaged();
    return this.work(async (tx) => {
      await tx.query(WAITS_FOR_FILES);
      await tx.query(statements.LOCK_TIMEOUT);
      if (!(await this.backups.markRestored(tx, backup, at))) return false;
      await tx.query(statements.lockTables(this.setsOf({ tool: backup.tool, patterns: [] })));
      for await (const line of readLines(await this.backups.open(backup))) {
        const [, kind, table] = LINE.exec(line) ?? [];
        const set = this.sets.find((one) => one.table === table);
        if (kind === 'table') await tx.query(await this.insertInto(tx, set), [line]);
        if (kind === 'unlinked' && set?.unlinks) await tx.query(statements.linkAgain(set), [line]);
      }
      return true;
    });
  }

  private work<Result>(work: (tx: SqlExecutor) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work, { statementTimeoutMs: STATEMENT_TIMEOUT_MS }).catch(asDataToolError);
  }

  private setsOf({ tool }: Removal): RecordSet[] {
    return this.sets.filter(({ goes }) => tool in goes);
  }

  private async scopeOf(tx: SqlExecutor, { tool, patterns }: Removal): Promise<Scope> {
    const ids = async (query: string, values: unknown[] = []) =>
      (await tx.query<Record<string, string>>(statements.removedIds(query), values)).flatMap((row) =>
        Object.values(row),
      );
    let orders: string[] = [];
    let signups: string[] = [];
    for (const module of this.modules) {
      if (module.orders?.[tool]) orders = await ids(module.orders[tool]);
      if (module.signups?.[tool]) signups = await ids(module.signups[tool], [patterns]);
    }
    const kept = new Set<string>();
    for (const query of this.modules.flatMap(({ keepsOrders = [] }) => keepsOrders))
      for (const id of await ids(query, [orders])) kept.add(id);
    return [patterns, orders.filter((id) => !kept.has(id)), signups];
  }

  private async countIn(tx: SqlExecutor, { tool, patterns }: Removal, scope: Scope): Promise<RecordCounts> {
    const counted: Record<string, number> = {};
    for (const set of this.setsOf({ tool, patterns }))
      if (set.counted) {
        const [row] = await tx.query<{ n: number }>(statements.countRows(set, tool), scope);
        counted[set.counted] = row?.n ?? 0;
      }
    return { ...counted, total: Object.values(counted).reduce((sum, n) => sum + n, 0) };
  }

  private async *linesOf(
    tx: SqlExecutor,
    { removal: { tool }, sets, scope, head }: { removal: Removal; sets: RecordSet[]; scope: Scope; head: object },
  ): AsyncGenerator<string> {
    yield `${JSON.stringify(head)}\n`;
    for (const set of sets) yield* this.rowsOf(tx, `"table":"${set.table}"`, [statements.openRows(set, tool), scope]);
    for (const set of sets)
      if (set.unlinks) yield* this.rowsOf(tx, `"unlinked":"${set.table}"`, [statements.openUnlinked(set), scope]);
    yield '{"end":true}\n';
  }

  private async *rowsOf(tx: SqlExecutor, name: string, open: readonly [Statement, Scope]): AsyncGenerator<string> {
    await tx.query(...open);
    for (;;) {
      const rows = await tx.query<{ row: string }>(statements.NEXT_ROWS);
      if (rows.length === 0) break;
      yield `{${name},"rows":[${rows.map(({ row }) => row).join(',')}]}\n`;
    }
    await tx.query(statements.CLOSE_ROWS);
  }

  private async insertInto(tx: SqlExecutor, set: RecordSet | undefined): Promise<Statement> {
    if (!set) throw damaged();
    const columns = await tx.query<{ name: string }>(statements.COLUMNS, [set.table]);
    return statements.insertRows(
      set,
      columns.map(({ name }) => name),
    );
  }
}
