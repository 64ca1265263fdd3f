import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { BuyerClick, Click, CodeVisits, Referrals, ReferredSignupRecord } from '../application/referrals.port.js';
import type { CreditCandidate, CreditOutcome } from '../domain/credit.js';

const BY_CODE = statement('affiliate-by-code', 'select id, email, status from affiliate where code = $1');
const RECORD_CLICK = statement(
  'referral-record-click',
  `insert into referral_click (code, affiliate_id, referrer, visitor_key, day, clicked_at)
   values ($1, $2, $3, $4, $5, ${at('$6')}) on conflict do nothing`,
);
const RECORD_BUYER_CLICK = statement(
  'referral-record-buyer-click',
  `insert into buyer_click as b (buyer_id, code, clicked_at) values ($1, $2, ${at('$3')})
   on conflict (buyer_id, code) do update set clicked_at = excluded.clicked_at
   where b.clicked_at <= excluded.clicked_at`,
);
const CLICKS = statement(
  'referral-clicks',
  `select code, ${ms('clicked_at')} as at from buyer_click
   where buyer_id = $1 and clicked_at > ${at('$2')} and clicked_at <= ${at('$3')}
   order by clicked_at desc, code limit 50`,
);
const VISITS = statement(
  'referral-visits',
  `select count(*)::int as total, ${ms('max(clicked_at)')} as "lastAt" from referral_click
   where code = $1 and clicked_at > ${at('$2')} and clicked_at <= ${at('$3')}`,
);
const FORGET_BUYER_CLICKS = statement(
  'referral-forget-buyer-clicks',
  `delete from buyer_click where clicked_at < ${at('$1')}`,
);
/** The update that changes nothing makes `returning` answer the row that was there first. */
const RECORD_SIGNUP = statement(
  'referral-record-signup',
  `insert into referred_signup as r (signup_id, code, affiliate_id, outcome, referred_at)
   values ($1, $2, $3, $4, ${at('$5')})
   on conflict (signup_id) do update set code = r.code returning outcome`,
);
const CODE_OF_SIGNUP = statement('referral-code-of-signup', 'select code from referred_signup where signup_id = $1');

@Injectable()
export class ReferralsRepository implements Referrals {
  constructor(private readonly sql: Sql) {}

  async affiliateByCode(code: string): Promise<CreditCandidate | null> {
    const [row] = await this.sql.query<CreditCandidate>(BY_CODE, [code]);
    return row ?? null;
  }

  async recordClick({ code, affiliateId, referrer, visitorKey, day, at }: Click): Promise<void> {
    await this.sql.query(RECORD_CLICK, [code, affiliateId, referrer, visitorKey, day, at]);
  }

  async recordBuyerClick({ buyerId, code, at }: BuyerClick): Promise<void> {
    await this.sql.query(RECORD_BUYER_CLICK, [buyerId, code, at]);
  }

  clicksOf({ buyerId, after, until }: { buyerId: string; after: number; until: number }) {
    return this.sql.query<Omit<BuyerClick, 'buyerId'>>(CLICKS, [buyerId, after, until]);
  }

  async visitsOf({ code, after, until }: { code: string; after: number; until: number }): Promise<CodeVisits> {
    const [row] = await this.sql.query<CodeVisits>(VISITS, [code, after, until]);
    return row!;
  }

  async forgetBuyerClicks(before: number): Promise<void> {
    await this.sql.query(FORGET_BUYER_CLICKS, [before]);
  }

  async recordReferredSignup({
    signupId,
    code,
    affiliateId,
    outcome,
    at,
  }: ReferredSignupRecord): Promise<CreditOutcome> {
    const [row] = await this.sql.query<{ outcome: CreditOutcome }>(RECORD_SIGNUP, [
      signupId,
      code,
      affiliateId,
      outcome,
      at,
    ]);
    return row!.outcome;
  }

  async codeOfSignup(signupId: string): Promise<string | null> {
    const [row] = await this.sql.query<{ code: string }>(CODE_OF_SIGNUP, [signupId]);
    return row?.code ?? null;
  }
}
