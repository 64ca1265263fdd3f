import { Injectable } from '@nestjs/common';
import type { BonusKey } from '@summit/rules';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { BonusAccess } from '../application/bonus-access.port.js';
import { MAIL_BONUS_LINK_TASK } from '../application/funnel-tasks.js';

const VIP_PACK: BonusKey = 'vip-upgrade-bonus';
/** VIP brings all three, also to those who bought without registering; the newest right counts (C-075..077). */
const GRANTED_AT = statement(
  'bonus-granted-at',
  `select ${ms('max(at)')} as at from (
     select granted_at as at from bonus_grant where email = $1 and bonus_key = '${VIP_PACK}'
     union all select created_at from signup where email = $1 and $2 <> '${VIP_PACK}'
   ) as rights`,
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
    const [row] = await this.sql.query<{ at: number | null }>(GRANTED_AT, [email, key]);
    return row?.at ?? null;
  }

  async askForLink(key: BonusKey, email: string): Promise<void> {
    await this.sql.transaction((tx) =>
      this.outbox.addJob(tx, { task: MAIL_BONUS_LINK_TASK, payload: { bonus_key: key, email } }),
    );
  }

  async recordDownload(key: BonusKey, email: string, at: number): Promise<void> {
    await this.sql.query(RECORD, [email, key, at]);
  }
}
