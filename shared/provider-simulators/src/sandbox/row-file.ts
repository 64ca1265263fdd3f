import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../atomic-file.js';
import { SimulatorError } from '../simulator-error.js';

/** One change: the row is written, or removed where there is none. */
type Change = [table: string, key: string, row?: unknown];

/** Rows of one table by key, in the order in which they came. */
export interface Rows<Row> extends ReadonlyMap<string, Row> {
  /** Also after the row itself was changed: what is on the disk is what was set last. */
  set(key: string, row: Row): void;
  delete(key: string): void;
  clear(): void;
  /** Removes the oldest until `most` are left. */
  keepNewest(most: number): void;
}

/**
 * Tables that grow with every call, in one file: each change is a line at its end, so keeping one more row costs the same however many
 * there are. What little is kept otherwise is a `JsonStore`. Changes that come while others are written share the next write.
 */
export class RowFile {
  private readonly tables = new Map<string, TableRows<unknown>>();
  private changes: Change[] = [];
  private writing: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;
  /** Whether the file holds all that was written until now. After a write that failed nobody knows what of it is there. */
  private isWhole = false;

  private constructor(private readonly file: string) {}

  /** Throws SimulatorError where the file is damaged. What was being written when the process ended is not there. */
  static async open(file: string): Promise<RowFile> {
    await mkdir(path.dirname(file), { recursive: true });
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const rows = new RowFile(file);
    for (const line of text.split('\n').slice(0, -1)) rows.repeat(changeOf(line, file));
    // As few lines as there are rows: changes of changes are not kept for ever.
    await rows.save();
    return rows;
  }

  table<Row>(name: string): Rows<Row> {
    return this.rowsOf(name) as TableRows<Row>;
  }

  /** Resolves when all changes until now are on the disk. */
  save(): Promise<void> {
    this.waiting ??= this.writing.then(async () => {
      this.waiting = undefined;
      const written = this.write();
      // A write that fails is told once, to those who wait for it; the next one brings what it lost.
      this.writing = written.catch(() => undefined);
      await written;
    });
    return this.waiting;
  }

  private async write(): Promise<void> {
    const adds = this.isWhole;
    this.isWhole = false;
    if (adds) await appendFile(this.file, this.takeLines());
    else await this.writeAnew();
    this.isWhole = true;
  }

  private writeAnew(): Promise<void> {
    this.changes = [...this.tables].flatMap(([name, table]) =>
      [...table].map(([key, row]): Change => [name, key, row]),
    );
    return writeAtomically(this.file, this.takeLines());
  }

  private rowsOf(name: string): TableRows<unknown> {
    const known = this.tables.get(name);
    if (known) return known;
    const made = new TableRows<unknown>((...change) => this.changes.push([name, ...change]));
    this.tables.set(name, made);
    return made;
  }

  private repeat([name, key, row]: Change): void {
    const table = this.rowsOf(name);
    if (row === undefined) table.delete(key);
    else table.set(key, row);
  }

  private takeLines(): string {
    const lines = this.changes.map((change) => `${JSON.stringify(change)}\n`).join('');
    this.changes = [];
    return lines;
  }
}

class TableRows<Row> extends Map<string, Row> implements Rows<Row> {
  constructor(private readonly note: (key: string, row?: Row) => void) {
    super();
  }

  override set(key: string, row: Row): this {
    this.note(key, row);
    return super.set(key, row);
  }

  override delete(key: string): boolean {
    this.note(key);
    return super.delete(key);
  }

  override clear(): void {
    this.keepNewest(0);
  }

  keepNewest(most: number): void {
    for (const key of this.keys()) {
      if (this.size <= most) return;
      this.delete(key);
    }
  }
}

function changeOf(line: string, file: string): Change {
  try {
    return JSON.parse(line) as Change;
  } catch {
    throw new SimulatorError(
      `The sandbox cannot read ${file}: it is damaged.`,
      'Delete that file, or run `npm run reset`.',
    );
  }
}
