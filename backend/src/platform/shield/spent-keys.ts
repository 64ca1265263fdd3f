import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock/clock.js';
import { Sql, statement } from '../database/sql.js';
import { at } from '../database/sql-text.js';

const SPEND = statement(
  'form-key-spend',
  `insert into spent_form_key (key, expires_at) values ($1, ${at('$2')}) on conflict (key) do nothing returning key`,
);
const FORGET = statement('form-keys-forget', `delete from spent_form_key where expires_at <= ${at('$1')}`);

/** Form tokens and proofs that have been used: each counts once, over all processes, as long as it would be valid. */
@Injectable()
export class SpentKeys {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** False for one that was used before. `expiresAt` in ms. */
  async spend(key: string, expiresAt: number): Promise<boolean> {
    return (await this.sql.query(SPEND, [key, expiresAt])).length > 0;
  }

  /** Removes what has expired. Scheduled. */
  async forget(): Promise<void> {
    await this.sql.query(FORGET, [this.clock.now()]);
  }
}
