import type { Erasure, ErasureObstacle } from '../../../platform/personal-data/personal-data.js';

/** What an erasure does to the rows. */
export type Effect = 'deleted' | 'changed' | 'kept';

export interface StoredRows {
  module: string;
  /** Name of the table, or of what is kept elsewhere. */
  what: string;
  rows: number;
  effect: Effect;
}

export interface FoundPerson {
  /** Normalized: the one that was asked for, and others of the same member. */
  addresses: string[];
  /** Only what there is something of. */
  stored: StoredRows[];
  obstacles: ErasureObstacle[];
}

/** Rows by module and table, without hashes and keys. */
export type ExportedData = Record<string, Record<string, unknown[]>>;

/** All that the modules have declared about one person (platform/personal-data), by a normalized address. Throws `data_tool_busy`. */
export interface PersonRecords {
  find(email: string): Promise<FoundPerson>;
  collect(email: string): Promise<FoundPerson & { data: ExportedData }>;
  /** Erases all or nothing. `decide` sees what is there when nobody else can change it any more; what it throws stops everything. */
  erase(email: string, decide: (found: FoundPerson) => void): Promise<FoundPerson>;
}

export const PERSON_RECORDS = Symbol('PERSON_RECORDS');

export const effectOf = (erase: Erasure): Effect =>
  erase === 'delete' ? 'deleted' : erase === 'stays' ? 'kept' : 'changed';
