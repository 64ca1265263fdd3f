import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import {
  isRemembered,
  remember,
  rememberedAnswer,
  wasAnswered,
} from '../../../platform/idempotency/remembered-answers.js';
import { jobFlags } from '../../../platform/outbox/job-trace.js';
import { appendEvent } from '../../../platform/outbox/outbox.js';
import type { Registrant, Registrants, Registration, RegistrationOutcome } from '../application/registrants.port.js';

/** A registration of a browser that keeps nothing has the number of its row only. */
const EVENT = `json_strip_nulls(json_build_object('signup_id', id, 'visit',
     case when $13::text is not null then json_build_object('visitor', $13::text, 'at', $8::float8) end,
     'phone', case when $4::text is not null then true end, 'referral', case when $5::text is not null then true end))`;
/**
 * One statement, so one round trip and one atomic effect: the registrant, the remembered key and the event are stored together.
 * A parallel request for the same address waits on the unique index, then finds nothing to insert.
 */
const REGISTER = statement(
  'signup-register',
  `with created as (
     insert into signup (id, name, email, phone, referral_code, invite_token, invited_by, source, created_at)
     select $1, $2, $3, $4, $5, $6, (select friend.id from signup friend where friend.invite_token = $7), $12,
            ${at('$8')}
     where $9::text is null
        or not ${isRemembered({ scope: 'signup', key: '$9', now: '$8' })}
     on conflict (email) do nothing
     returning id
   ), remembered as (
     ${remember({
       scope: 'signup',
       key: '$9',
       requestHash: '$10',
       result: `jsonb_build_object('id', $1::text, 'email', $3::text, 'inviteToken', $6::text, 'createdAt', $8::float8)`,
       expiresAt: '$11',
       from: 'created where $9::text is not null',
     })}
   ), told as (
     ${appendEvent({ name: 'signup.created', payload: EVENT, flags: '$14', from: 'created' })}
   )
   select from created`,
);
const REMEMBERED = rememberedAnswer('signup');
const WAS_ANSWERED = wasAnswered('signup');
const COLUMNS = `id, name, email, phone, referral_code as "referralCode", invite_token as "inviteToken",
  ${ms('created_at')} as "createdAt"`;
const BY_ID = statement('signup-by-id', `select ${COLUMNS} from signup where id = $1`);
const BY_EMAIL = statement('signup-by-email', `select ${COLUMNS} from signup where email = $1`);
const FRIENDS = statement(
  'signup-friends',
  `select (select count(*)::int from signup friend where friend.invited_by = own.id) as friends from signup own where own.invite_token = $1`,
);
const COUNT = statement('signup-count', 'select count(*)::int as total from signup');

@Injectable()
export class RegistrantsRepository implements Registrants {
  constructor(private readonly sql: Sql) {}

  async register({
    registrant,
    invitedWith,
    source,
    visitor,
    idempotency,
  }: Registration): Promise<RegistrationOutcome> {
    const created = await this.sql.query(REGISTER, [
      registrant.id,
      registrant.name,
      registrant.email,
      registrant.phone,
      registrant.referralCode,
      registrant.inviteToken,
      invitedWith,
      registrant.createdAt,
      idempotency?.key ?? null,
      idempotency?.requestHash ?? null,
      idempotency?.expiresAt ?? null,
      source,
      visitor,
      jobFlags(),
    ]);
    if (created.length > 0) return { kind: 'created' };
    return idempotency ? this.earlierAnswer(idempotency) : { kind: 'already_registered' };
  }

  async wasAnswered({ key, requestHash }: { key: string; requestHash: string }, now: number): Promise<boolean> {
    return (await this.sql.query(WAS_ANSWERED, [key, requestHash, now])).length > 0;
  }

  async byId(id: string): Promise<Registrant | null> {
    const [row] = await this.sql.query<Registrant>(BY_ID, [id]);
    return row ?? null;
  }

  async byEmail(email: string): Promise<Registrant | null> {
    const [row] = await this.sql.query<Registrant>(BY_EMAIL, [email]);
    return row ?? null;
  }

  async friendsOf(inviteToken: string): Promise<number | null> {
    const [row] = await this.sql.query<{ friends: number }>(FRIENDS, [inviteToken]);
    return row?.friends ?? null;
  }

  async count(): Promise<number> {
    const [row] = await this.sql.query<{ total: number }>(COUNT);
    return row!.total;
  }

  private async earlierAnswer(idempotency: { key: string; requestHash: string }): Promise<RegistrationOutcome> {
    const [row] = await this.sql.query<{ request_hash: string; result: Registrant }>(REMEMBERED, [idempotency.key]);
    if (!row) return { kind: 'already_registered' };
    if (row.request_hash !== idempotency.requestHash) return { kind: 'key_reused' };
    return { kind: 'replayed', registrant: row.result };
  }
}
