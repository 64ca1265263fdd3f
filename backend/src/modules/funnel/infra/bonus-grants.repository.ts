import { Injectable } from '@nestjs/common';
import type { BonusKey } from '@summit/rules';
import { statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { BonusGrants } from '../funnel.public.js';

const VIP_PACK: BonusKey = 'vip-upgrade-bonus';

const GRANT = statement(
  'bonus-grant',
  `insert into bonus_grant (email, bonus_key, granted_at) values ($1, $2, ${at('$3')})
   on conflict (email, bonus_key) do update set granted_at = excluded.granted_at`,
);
const REVOKE = statement('bonus-revoke', 'delete from bonus_grant where email = $1 and bonus_key = $2');

@Injectable()
export class BonusGrantsRepository implements BonusGrants {
  async grantVipPack(tx: SqlExecutor, { email, grantedAt }: { email: string; grantedAt: number }): Promise<void> {
    await tx.query(GRANT, [email, VIP_PACK, grantedAt]);
  }

  async revokeVipPack(tx: SqlExecutor, email: string): Promise<void> {
    await tx.query(REVOKE, [email, VIP_PACK]);
  }
}
