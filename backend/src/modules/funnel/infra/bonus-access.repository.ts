import { Injectable } from '@nestjs/common';
import type { BonusKey } from '@summit/rules';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { BonusAccess } from '../application/bonus-access.port.js';
import { MAIL_BONUS_LINK_TASK } from '../application/funnel-tasks.js';

const REGISTERED_AT = statement('bonus-registered-at', `select ${ms('created_at')} as at from signup where email = $1`);
const GRANTED_AT = statement(
  'bonus-granted-at',
  `select ${ms('granted_at')} as at from bonus_grant where email = $1 and bonus_key = $2`,
);
const RECORD = statement(
  'bonus-record-download',
  `insert into bonus_download (email, bonus_key, downloaded_at) values ($1, $2, ${at('$3')})`,
);

@Injectable()
export class BonusAccessRepository implements BonusAccess {
  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
  ) {}

  async grantedAt(key: BonusKey, email: string): Promise<number | null> {
    const [row] =
      key === 'vip-upgrade-bonus'
        ? await this.sql.query<{ at: number }>(GRANTED_AT, [email, key])
        : await this.sql.query<{ at: number }>(REGISTERED_AT, [email]);
    return row?.at ?? null;
  }

  async askForLink(key: BonusKey, email: string): Promise<void> {
    await this.sql.transaction((tx) => this.outbox.addJob(tx, MAIL_BONUS_LINK_TASK, { bonus_key: key, email }));
  }

  async recordDownload(key: BonusKey, email: string, at: number): Promise<void> {
    await this.sql.query(RECORD, [email, key, at]);
  }
}
