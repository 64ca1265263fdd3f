import { Injectable } from '@nestjs/common';
import { statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { NewAffiliates } from '../application/new-affiliates.port.js';
import type { NewAffiliate } from '../application/speaker-accounts.port.js';

const ADD = statement(
  'affiliates-add-unknown',
  `insert into affiliate (id, code, name, email, created_at)
   select given.id, given.code, given.name, given.email, ${at('given.created_ms')}
   from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::float8[]) as given (id, code, name, email, created_ms)
   where not exists (select from affiliate a where lower(a.email) = given.email)
   on conflict (code) do nothing returning id, code`,
);
const CLAIM_CLICKS = statement(
  'affiliates-claim-clicks',
  `update referral_click c set affiliate_id = a.id from affiliate a
   where a.id = any($1::uuid[]) and c.code = a.code and c.affiliate_id is null`,
);

@Injectable()
export class NewAffiliatesRepository implements NewAffiliates {
  async addUnknown(tx: SqlExecutor, affiliates: readonly NewAffiliate[]): Promise<string[]> {
    const column = <Key extends keyof NewAffiliate>(key: Key) => affiliates.map((one) => one[key]);
    const added = await tx.query<{ id: string; code: string }>(ADD, [
      column('id'),
      column('code'),
      column('name'),
      column('email'),
      column('at'),
    ]);
    await tx.query(CLAIM_CLICKS, [added.map(({ id }) => id)]);
    return added.map(({ code }) => code);
  }
}
