import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type {
  NewPayoutMethod,
  OwnPayoutMethods,
  PayoutMethodRecord,
  PayoutMethods,
} from '../application/payout-methods.port.js';
import type { PayoutDetails } from '../domain/payout-details.js';

const COLUMNS = `id, affiliate_id as "affiliateId", status, sealed, ${ms('created_at')} as "createdAt"`;
const LOCK = statement('payout-method-lock', 'select from affiliate where id = $1 for no key update');
const OWN = statement(
  'payout-method-own',
  `select ${COLUMNS} from payout_method where affiliate_id = $1 and status in ('waiting', 'approved')`,
);
const REPLACE = statement(
  'payout-method-replace',
  `update payout_method set status = 'replaced', decided_at = coalesce(decided_at, ${at('$3')})
   where affiliate_id = $1 and status = $2`,
);
const ADD = statement(
  'payout-method-add',
  `insert into payout_method (id, affiliate_id, status, sealed, created_at, decided_at)
   values ($1, $2, $3, $4, ${at('$5')}, case when $3 = 'approved' then ${at('$5')} end)`,
);
const OWNER = statement('payout-method-owner', 'select affiliate_id as "affiliateId" from payout_method where id = $1');
const REPLACE_BY = statement(
  'payout-method-replace-by',
  `update payout_method old set status = 'replaced' from payout_method new
   where new.id = $1 and old.affiliate_id = new.affiliate_id and old.status = 'approved'`,
);
const DECIDE = statement(
  'payout-method-decide',
  `update payout_method set status = $2, decided_at = ${at('$3')} where id = $1 and status = 'waiting'`,
);
const WAITING = statement(
  'payout-method-waiting',
  `select ${COLUMNS}, count(*) over ()::int as total from payout_method where status = 'waiting'
   order by created_at, id limit $1 offset $2`,
);
const BY_IDS = statement('payout-method-by-ids', `select ${COLUMNS} from payout_method where id = any($1::uuid[])`);

interface Row extends Omit<PayoutMethodRecord, 'details'> {
  status: 'waiting' | 'approved';
  sealed: string;
}

/** Methods of payment; what they say is encrypted for their owner. */
@Injectable()
export class PayoutMethodsRepository implements PayoutMethods {
  private readonly box: SecretBox;

  constructor(
    private readonly sql: Sql,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    this.box = new SecretBox(config.secrets.payoutDetails, config.secrets.former?.payoutDetails);
  }

  async lock(tx: SqlExecutor, affiliateId: string): Promise<OwnPayoutMethods> {
    await tx.query(LOCK, [affiliateId]);
    return this.own(tx, affiliateId);
  }

  async ofAffiliate(affiliateId: string): Promise<OwnPayoutMethods> {
    return this.own(this.sql, affiliateId);
  }

  async add(tx: SqlExecutor, { id, affiliateId, status, details, at }: NewPayoutMethod): Promise<void> {
    await tx.query(REPLACE, [affiliateId, status, at]);
    const sealed = this.box.seal(JSON.stringify(details), contextOf(affiliateId));
    await tx.query(ADD, [id, affiliateId, status, sealed, at]);
  }

  async ownerOf(methodId: string): Promise<string | null> {
    return (await this.sql.query<{ affiliateId: string }>(OWNER, [methodId]))[0]?.affiliateId ?? null;
  }

  async decide(
    tx: SqlExecutor,
    { methodId, outcome, at }: { methodId: string; outcome: 'approved' | 'declined'; at: number },
  ): Promise<void> {
    if (outcome === 'approved') await tx.query(REPLACE_BY, [methodId]);
    await tx.query(DECIDE, [methodId, outcome, at]);
  }

  async waiting({ limit, offset }: { limit: number; offset: number }) {
    const rows = await this.sql.query<Row & { total: number }>(WAITING, [limit, offset]);
    return { methods: rows.map((row) => this.opened(row)), total: rows[0]?.total ?? 0 };
  }

  async byIds(ids: readonly string[]): Promise<PayoutMethodRecord[]> {
    return (await this.sql.query<Row>(BY_IDS, [ids])).map((row) => this.opened(row));
  }

  private async own(sql: SqlExecutor, affiliateId: string): Promise<OwnPayoutMethods> {
    const rows = await sql.query<Row>(OWN, [affiliateId]);
    const of = (status: Row['status']): PayoutMethodRecord | null => {
      const row = rows.find((one) => one.status === status);
      return row ? this.opened(row) : null;
    };
    return { approved: of('approved'), waiting: of('waiting') };
  }

  private opened({ id, affiliateId, sealed, createdAt }: Row): PayoutMethodRecord {
    return { id, affiliateId, details: this.detailsOf(sealed, affiliateId), createdAt };
  }

  /** One that was sealed with another secret, or for somebody else, must not keep the others from being read. */
  private detailsOf(sealed: string, affiliateId: string): PayoutDetails {
    try {
      return JSON.parse(this.box.open(sealed, contextOf(affiliateId))) as PayoutDetails;
    } catch {
      return { kind: 'unreadable', taxNote: null };
    }
  }
}

/** What was sealed for one affiliate can't be put under another. */
export const contextOf = (affiliateId: string): string => `payout-method:${affiliateId}`;
