import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../database/sql.js';

/** What a mark looks like: short, because buyers see it at the end of PayPal's invoice numbers. */
export const MARK = /^[0-9a-f]{12}$/;
const MARK_BYTES = 6;

const READ = statement('installation-read', 'select mark from installation where id = 1');
const MAKE = statement(
  'installation-make',
  `insert into installation (id, mark) values (1, $1)
   on conflict (id) do update set mark = installation.mark returning mark`,
);
const CHANGE = statement(
  'installation-change',
  `insert into installation (id, mark) values (1, $1) on conflict (id) do update set mark = excluded.mark`,
);

export const newMark = (): string => randomBytes(MARK_BYTES).toString('hex');

/**
 * The mark of this installation, which goes to the payment providers with every order: several installations (production, staging, a
 * clone) may share one account there. It is made once and lives in the database, so a restore keeps it; an archive leaves it behind.
 */
@Injectable()
export class Installation {
  private known: string | null = null;

  constructor(private readonly sql: Sql) {}

  /** Read once by each process: it changes only by the command that says to start them again. */
  async mark(): Promise<string> {
    this.known ??= (await this.stored(READ, [])) ?? (await this.stored(MAKE, [newMark()]));
    return this.known!;
  }

  /** For whoever has copied a database, or brought back one from before its mark was made. */
  async change(mark: string): Promise<void> {
    if (!MARK.test(mark)) throw new RangeError('this is no mark of an installation');
    await this.sql.query(CHANGE, [mark]);
    this.known = mark;
  }

  private async stored(what: typeof READ, values: unknown[]): Promise<string | null> {
    return (await this.sql.query<{ mark: string }>(what, values))[0]?.mark ?? null;
  }
}
