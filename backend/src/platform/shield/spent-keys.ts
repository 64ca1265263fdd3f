import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock/clock.js';
import { Sql, statement } from '../database/sql.js';
import { at } from '../database/sql-text.js';
import { PressStatement } from './press-statement.js';

const FORGET = statement('form-keys-forget', `delete from spent_form_key where expires_at <= ${at('$1')}`);

/** Form tokens and proofs that have been used: each counts once, over all processes, as long as it would be valid. */
@Injectable()
export class SpentKeys {
  constructor(
    @Inject(Sql) private readonly sql: Pick<Sql, 'query'>,
    private readonly presses: PressStatement,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** False for one that was used before. `expiresAt` in ms. */
  spend(key: string, expiresAt: number): Promise<boolean> {
    return this.presses.spend(key, expiresAt);
  }

  /** Removes what has expired. Scheduled. */
  async forget(): Promise<void> {
    await this.sql.query(FORGET, [this.clock.now()]);
  }
}
