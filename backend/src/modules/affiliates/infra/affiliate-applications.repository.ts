import { Injectable } from '@nestjs/common';
import { statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type {
  AffiliateApplications,
  Application,
  ApplicationDecision,
  NewApplication,
} from '../application/affiliate-applications.port.js';

const ADD = statement(
  'affiliate-application-add',
  `insert into affiliate_application (id, email, name, promotion, applied_at) values ($1, $2, $3, $4, ${at('$5')})
   on conflict (email) do nothing returning 1`,
);
const LOCK = statement(
  'affiliate-application-lock',
  'select id, email, name, promotion, status from affiliate_application where id = $1 for update',
);
const DECIDE = statement(
  'affiliate-application-decide',
  `update affiliate_application set status = $2, affiliate_id = $3, decided_at = ${at('$4')} where id = $1`,
);

@Injectable()
export class AffiliateApplicationsRepository implements AffiliateApplications {
  async add(tx: SqlExecutor, { id, name, email, promotion, at: appliedAt }: NewApplication): Promise<boolean> {
    return (await tx.query(ADD, [id, email, name, promotion, appliedAt])).length === 1;
  }

  async lock(tx: SqlExecutor, id: string): Promise<Application | null> {
    return (await tx.query<Application>(LOCK, [id]))[0] ?? null;
  }

  async decide(tx: SqlExecutor, { id, status, affiliateId, at: decidedAt }: ApplicationDecision): Promise<void> {
    await tx.query(DECIDE, [id, status, affiliateId, decidedAt]);
  }
}
