import { Injectable } from '@nestjs/common';

export interface SealedRow {
  /** What `replace` finds the row by. */
  key: readonly unknown[];
  sealed: string;
}

/** Rows of one kind that are sealed with a secret of the configuration. */
export interface SealedStore {
  /** As an operator calls them. */
  what: string;
  /** The setting that seals them. */
  secret: string;
  rows(): Promise<SealedRow[]>;
  /** What is to stand there; null where it does already. Throws where neither secret opens it. */
  resealed(row: SealedRow): string | null;
  /** Only where the row still says what was read: it may have changed since. */
  replace(row: SealedRow, sealed: string): Promise<void>;
}

export interface Seals {
  what: string;
  secret: string;
  /** Sealed with the present secret. */
  present: number;
  former: number;
  unreadable: number;
}

/** What is sealed in the tables of all modules, which add theirs when they start. */
@Injectable()
export class SealedStores {
  private readonly stores: SealedStore[] = [];

  add(store: SealedStore): void {
    this.stores.push(store);
  }

  /** Seals with the present secret what a former one has sealed. Repeatable, also beside running processes. */
  async reseal(): Promise<void> {
    for (const store of this.stores)
      for (const row of await store.rows()) {
        const { sealed } = look(store, row);
        if (sealed !== null) await store.replace(row, sealed);
      }
  }

  async count(): Promise<Seals[]> {
    const counts: Seals[] = [];
    for (const store of this.stores) {
      const states = (await store.rows()).map((row) => look(store, row).state);
      const of = (state: State): number => states.filter((one) => one === state).length;
      const { what, secret } = store;
      counts.push({ what, secret, present: of('present'), former: of('former'), unreadable: of('unreadable') });
    }
    return counts;
  }
}

type State = 'present' | 'former' | 'unreadable';

/** A row that nobody can open must not keep the others from being sealed anew. */
function look(store: SealedStore, row: SealedRow): { state: State; sealed: string | null } {
  try {
    const sealed = store.resealed(row);
    return { state: sealed === null ? 'present' : 'former', sealed };
  } catch {
    return { state: 'unreadable', sealed: null };
  }
}
