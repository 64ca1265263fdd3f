import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock/clock.js';
import { Batcher } from '../database/batcher.js';
import { Sql, statement } from '../database/sql.js';
import { at } from '../database/sql-text.js';

/**
 * In the order of their key, so that processes that write at the same moment do not lock each other out. Does not wait for the disk: the
 * registration that follows does, for all that was written before it. So a crash of the database gives no key back that has registered
 * anybody, only one of the last moment that was refused, or a proof of work of a sign-in.
 */
const SPEND = statement(
  'form-key-spend',
  `with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
   insert into spent_form_key (key, expires_at)
   select key, ${at('ends')} from unhurried, unnest($1::text[], $2::float8[]) as spent(key, ends) order by 1
   on conflict (key) do nothing returning key`,
);
const FORGET = statement('form-keys-forget', `delete from spent_form_key where expires_at <= ${at('$1')}`);

/** Form tokens and proofs that have been used: each counts once, over all processes, as long as it would be valid. */
@Injectable()
export class SpentKeys {
  private readonly spends = new Batcher<{ key: string; expiresAt: number }, boolean>((spent) => this.spendAll(spent));

  constructor(
    @Inject(Sql) private readonly sql: Pick<Sql, 'query'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** False for one that was used before. `expiresAt` in ms. */
  spend(key: string, expiresAt: number): Promise<boolean> {
    return this.spends.add({ key, expiresAt });
  }

  /** Removes what has expired. Scheduled. */
  async forget(): Promise<void> {
    await this.sql.query(FORGET, [this.clock.now()]);
  }

  private async spendAll(spent: { key: string; expiresAt: number }[]): Promise<boolean[]> {
    const rows = await this.sql.query<{ key: string }>(SPEND, [
      spent.map(({ key }) => key),
      spent.map(({ expiresAt }) => expiresAt),
    ]);
    const fresh = new Set(rows.map(({ key }) => key));
    // A press with the same key in the same moment is the second.
    return spent.map(({ key }) => fresh.delete(key));
  }
}
