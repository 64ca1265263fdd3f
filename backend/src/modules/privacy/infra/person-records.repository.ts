import { Inject, Injectable } from '@nestjs/common';
import { Sql, WAITS_FOR_FILES, type SqlExecutor } from '../../../platform/database/sql.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { OptOuts } from '../../../platform/mail/opt-outs.js';
import { erasedAddress } from '../../../platform/personal-data/erased-address.js';
import { KeptElsewhere } from '../../../platform/personal-data/kept-elsewhere.js';
import type {
  ErasureObstacle,
  Person,
  PersonalDataOfModule,
  PersonIds,
} from '../../../platform/personal-data/personal-data.js';
import {
  effectOf,
  type ExportedData,
  type FoundPerson,
  type PersonRecords,
  type StoredRows,
} from '../application/person-records.port.js';
import * as statements from './person-statements.js';

export const PERSONAL_DATA_OF_MODULES = Symbol('PERSONAL_DATA_OF_MODULES');

/** Texts are searched for the address, tables over; requests of the back office may take as long. */
const STATEMENT_TIMEOUT_MS = 110_000;
/** PostgreSQL: no lock in time, a deadlock. */
const BUSY = new Set(['55P03', '40P01']);

/** Finds, exports and erases what the modules have declared to be about a person. */
@Injectable()
export class PersonRecordsRepository implements PersonRecords {
  constructor(
    private readonly sql: Sql,
    @Inject(OptOuts) private readonly optOuts: Pick<OptOuts, 'hashOf'>,
    private readonly elsewhere: KeptElsewhere,
    @Inject(PERSONAL_DATA_OF_MODULES) private readonly modules: readonly PersonalDataOfModule[],
  ) {}

  find(email: string): Promise<FoundPerson> {
    return this.work(async (tx) => this.findIn(tx, await this.personOf(tx, email)));
  }

  collect(email: string): Promise<FoundPerson & { data: ExportedData }> {
    return this.work(async (tx) => {
      const person = await this.personOf(tx, email);
      return { ...(await this.findIn(tx, person)), data: await this.collectIn(tx, person) };
    });
  }

  /**
   * The rows of the person stay locked while keepers look through their files (each backup of the data tools is read), because what was
   * found before could be incomplete by then. Each wait for the store has an end there, the number of files has none.
   */
  erase(email: string, decide: (found: FoundPerson) => void): Promise<FoundPerson> {
    return this.work(async (tx) => {
      await tx.query(statements.ONE_AT_A_TIME);
      const person = await this.personOf(tx, email);
      const values = statements.valuesOf(person);
      for (const { lock } of this.modules) if (lock) await tx.query(statements.lockRows(lock), values);
      const found = await this.findIn(tx, person);
      decide(found);
      for (const set of this.modules.flatMap(({ sets }) => sets)) {
        const statement = statements.eraseRows(set);
        if (statement) await tx.query(statement, values);
      }
      for (const keeper of this.elsewhere.keepers) await keeper.erase(tx, person);
      return found;
    });
  }

  /** Throws `data_tool_busy` where somebody else changes the same rows for long, or waits for us while we wait for them. */
  private work<Result>(work: (tx: SqlExecutor) => Promise<Result>): Promise<Result> {
    const options = { statementTimeoutMs: STATEMENT_TIMEOUT_MS };
    const inTime = async (tx: SqlExecutor): Promise<Result> => {
      await tx.query(WAITS_FOR_FILES);
      await tx.query(statements.LOCK_TIMEOUT);
      return work(tx);
    };
    return this.sql.transaction(inTime, options).catch((error: unknown) => {
      if (BUSY.has((error as { code?: string } | null)?.code ?? ''))
        throw new AppError('data_tool_busy', { cause: error });
      throw error;
    });
  }

  private async personOf(tx: SqlExecutor, email: string): Promise<Person> {
    const valuesOf = async (queries: (string | undefined)[], emails: readonly string[]): Promise<string[]> => {
      const values = new Set<string>();
      for (const query of queries)
        if (query)
          for (const row of await tx.query<Record<string, string>>(statements.once(query), [emails]))
            for (const value of Object.values(row)) values.add(value);
      return [...values];
    };
    const emails = [email];
    // Until none comes along any more: by a former address of a member, an affiliate may be known who has another one.
    for (let more = emails; more.length > 0; emails.push(...more)) {
      const all = await valuesOf(
        this.modules.map(({ addresses }) => addresses),
        emails,
      );
      more = all.filter((address) => !emails.includes(address));
    }
    const ids = (kind: PersonIds) =>
      valuesOf(
        this.modules.map((module) => module.ids?.[kind]),
        emails,
      );
    return {
      emails,
      aliases: emails.map(() => erasedAddress()),
      keyed: emails.map((address) => this.optOuts.hashOf(address)),
      members: await ids('members'),
      signups: await ids('signups'),
      orders: await ids('orders'),
      buyers: await ids('buyers'),
      affiliates: await ids('affiliates'),
      // After the ids: whoever comes between is in neither, or in the texts only.
      texts: await valuesOf(
        this.modules.map(({ texts }) => texts),
        emails,
      ),
    };
  }

  private async findIn(tx: SqlExecutor, person: Person): Promise<FoundPerson> {
    const values = statements.valuesOf(person);
    const stored: StoredRows[] = [];
    for (const { module, sets } of this.modules)
      for (const set of sets) {
        const [row] = await tx.query<{ n: number }>(statements.countRows(set), values);
        if (row?.n) stored.push({ module, what: set.table, rows: row.n, effect: effectOf(set.erase) });
      }
    for (const keeper of this.elsewhere.keepers) {
      const rows = await keeper.count(tx, person);
      if (rows > 0) stored.push({ module: keeper.module, what: keeper.what, rows, effect: 'deleted' });
    }
    const obstacles = new Set<ErasureObstacle>();
    for (const module of this.modules)
      for (const [obstacle, condition] of Object.entries(module.obstacles ?? {}))
        if ((await tx.query<{ found: boolean }>(statements.isTrue(condition), values))[0]?.found)
          obstacles.add(obstacle as ErasureObstacle);
    return { addresses: [...person.emails], stored, obstacles: [...obstacles] };
  }

  private async collectIn(tx: SqlExecutor, person: Person): Promise<ExportedData> {
    const data: ExportedData = {};
    const add = (module: string, what: string, rows: unknown[]): void => {
      if (rows.length === 0) return;
      const tables = (data[module] ??= {});
      tables[what] = [...(tables[what] ?? []), ...rows];
    };
    for (const { module, sets } of this.modules)
      for (const set of sets) {
        const rows = await tx.query<{ row: unknown }>(statements.readRows(set), statements.valuesOf(person));
        add(
          module,
          set.table,
          rows.map(({ row }) => row),
        );
      }
    for (const keeper of this.elsewhere.keepers) add(keeper.module, keeper.what, await keeper.collect(tx, person));
    return data;
  }
}
