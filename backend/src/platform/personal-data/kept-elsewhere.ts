import { Injectable } from '@nestjs/common';
import type { SqlExecutor } from '../database/sql.js';
import type { Person } from './personal-data.js';

/** What a module keeps of persons elsewhere than in its tables: in files, or at a service outside. */
export interface Keeper {
  module: string;
  /** In an export and in the counts, like the name of a table. */
  what: string;
  count(tx: SqlExecutor, person: Person): Promise<number>;
  /** As JSON can hold it. */
  collect(tx: SqlExecutor, person: Person): Promise<unknown[]>;
  /** Runs after the rows have changed. What can't be rolled back is left to a job of the same transaction. */
  erase(tx: SqlExecutor, person: Person): Promise<void>;
}

/** Modules add their keepers when they start. */
@Injectable()
export class KeptElsewhere {
  readonly keepers: Keeper[] = [];

  add(keeper: Keeper): void {
    this.keepers.push(keeper);
  }
}
