import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { ms } from '../../../platform/database/sql-text.js';
import { freeCode } from '../domain/suggested-code.js';

export interface ListedApplication {
  id: string;
  name: string;
  email: string;
  promotion: string;
  status: 'pending' | 'approved' | 'declined';
  /** ms */
  appliedAt: number;
  decidedAt: number | null;
  /** Of the affiliate who has this address. */
  code: string | null;
  suggestedCode: string;
}

/** Those that wait come first, oldest first; what is decided follows, newest first. `$1` null: all. */
const PAGE = statement(
  'affiliate-applications',
  `select p.id, p.name, p.email, p.promotion, p.status, ${ms('p.applied_at')} as "appliedAt", ${ms('p.decided_at')} as "decidedAt",
     (select a.code from affiliate a where a.email = p.email order by a.created_at, a.code limit 1) as code
   from affiliate_application p where $1::text is null or p.status = $1
   order by p.status <> 'pending', case when p.status = 'pending' then p.applied_at end, p.decided_at desc, p.id
   limit $2 offset $3`,
);
const TOTAL = statement(
  'affiliate-applications-total',
  'select count(*)::int as total from affiliate_application where $1::text is null or status = $1',
);
const CODES = statement('affiliate-applications-codes', 'select code from affiliate');

/** Who asked to become an affiliate, for the back office. */
@Injectable()
export class AffiliateApplicationsReadModel {
  constructor(private readonly sql: Sql) {}

  async page(given: {
    status: ListedApplication['status'] | null;
    limit: number;
    offset: number;
  }): Promise<{ total: number; applications: ListedApplication[] }> {
    const [rows, [sum], codes] = await Promise.all([
      this.sql.query<Omit<ListedApplication, 'suggestedCode'>>(PAGE, [given.status, given.limit, given.offset]),
      this.sql.query<{ total: number }>(TOTAL, [given.status]),
      this.sql.query<{ code: string }>(CODES),
    ]);
    const taken = new Set(codes.map(({ code }) => code));
    return {
      total: sum?.total ?? 0,
      applications: rows.map((row) => ({ ...row, suggestedCode: freeCode(row.name, taken) })),
    };
  }
}
