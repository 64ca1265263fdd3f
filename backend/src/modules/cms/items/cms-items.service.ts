import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ErrorCode } from '@summit/contracts';
import {
  DataSource,
  QueryFailedError,
  type EntityManager,
  type EntityTarget,
  type FindOptionsOrder,
  type FindOptionsWhere,
} from 'typeorm';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import type { EditableContent } from '../../../platform/content-import/editable-content.js';
import { AppError } from '../../../platform/errors/app-error.js';

export type CmsRow = EditableContent & { id: string };

/** Columns that an administrator writes. */
export type CmsFields<Row extends CmsRow> = Omit<Row, keyof CmsRow>;

export interface CmsKind<Row extends CmsRow> {
  entity: EntityTarget<Row>;
  order: FindOptionsOrder<Row>;
  /** Rows of the table that are of this kind; all of them when absent. */
  scope?: FindOptionsWhere<Row>;
}

/** Which version somebody edited, and who saves. */
export interface EditedVersion {
  id: string;
  /** ms; null for a save that overwrites whatever there is. */
  seen: number | null;
  savedBy: string;
}

const UNIQUE_VIOLATION = '23505';
/** By column; every other unique column is the item's own id. */
const TAKEN: Readonly<Record<string, ErrorCode>> = { slug: 'slug_taken' };

/** What every list of the CMS can do with its items. */
@Injectable()
export class CmsItems {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list<Row extends CmsRow>({ entity, order, scope }: CmsKind<Row>): Promise<Row[]> {
    return this.dataSource.getRepository(entity).find({ where: scope ?? {}, order });
  }

  /** Throws `item_id_taken`, `slug_taken`. */
  async create<Row extends CmsRow>(kind: CmsKind<Row>, fields: CmsFields<Row>, savedBy: string): Promise<Row> {
    const rows = this.dataSource.getRepository(kind.entity);
    const row = rows.merge(rows.create(), fields as Parameters<typeof rows.merge>[1]);
    row.importedVersion = null;
    return unlessTaken(() => rows.save(this.savedNow(row, 0, savedBy)));
  }

  /**
   * Stores what `change` makes of the row; it gets the stored one, locked. Throws `not_found`, `edit_conflict`, `item_id_taken`, `slug_taken`,
   * and what `change` throws.
   */
  update<Row extends CmsRow>(
    kind: CmsKind<Row>,
    { id, seen, savedBy }: EditedVersion,
    change: (before: Row) => Partial<CmsFields<Row>> | Promise<Partial<CmsFields<Row>>>,
  ): Promise<{ before: Row; after: Row }> {
    return unlessTaken(() =>
      this.dataSource.transaction(async (manager) => {
        const stored = await this.lock(manager, kind, id);
        if (seen !== null && seen !== stored.updatedAt.getTime()) throw new AppError('edit_conflict');
        const before = { ...stored };
        Object.assign(stored, await change(before));
        return { before, after: await manager.save(this.savedNow(stored, before.updatedAt.getTime(), savedBy)) };
      }),
    );
  }

  /** Throws `not_found`. */
  delete<Row extends CmsRow>(kind: CmsKind<Row>, id: string): Promise<Row> {
    return this.dataSource.transaction(async (manager) => {
      const deleted = await this.lock(manager, kind, id);
      await manager.delete(kind.entity, id);
      return deleted;
    });
  }

  /** `base` where no item has it yet, else the first free one of `base-2`, `base-3`. `column` holds the ids of the kind. */
  async freeId<Row extends CmsRow>(kind: CmsKind<Row>, column: keyof Row & string, base: string): Promise<string> {
    const rows = await this.dataSource.getRepository(kind.entity).find();
    const taken = new Set(rows.map((row) => row[column]));
    for (let number = 1; ; number += 1) {
      const id = number === 1 ? base : `${base}-${number}`;
      if (!taken.has(id as Row[typeof column])) return id;
    }
  }

  private async lock<Row extends CmsRow>(manager: EntityManager, kind: CmsKind<Row>, id: string): Promise<Row> {
    const where = { ...kind.scope, id } as FindOptionsWhere<Row>;
    const row = await manager.findOne(kind.entity, { where, lock: { mode: 'pessimistic_write' } });
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** Two saves within a millisecond are two versions all the same. */
  private savedNow<Row extends CmsRow>(row: Row, lastSave: number, savedBy: string): Row {
    row.updatedAt = new Date(Math.max(this.clock.now(), lastSave + 1));
    row.updatedBy = savedBy;
    return row;
  }
}

async function unlessTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof QueryFailedError)) throw error;
    const { code, detail = '' } = error.driverError as { code?: string; detail?: string };
    if (code !== UNIQUE_VIOLATION) throw error;
    const column = /\((\w+)\)=/.exec(detail)?.[1] ?? '';
    throw new AppError(TAKEN[column] ?? 'item_id_taken', { cause: error });
  }
}
