import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms, oneOf } from '../../../platform/database/sql-text.js';
import {
  VETO_PURPOSES,
  type LinkOwner,
  type LinkPurpose,
  type MemberLinks,
  type NewLink,
} from '../application/member-links.port.js';
import type { HeldAddress, MemberAccount, Members, PayingAddress } from '../application/members.port.js';

/** The member who left the address since then had it then; of several, the first to leave. */
const hadThen = (email: string, then: string): string =>
  `select member_id from member_former_email where email = ${email} and changed_at > ${at(then)} order by changed_at limit 1`;

/** A parallel order of the same address waits on the unique key. */
const ADD = statement(
  'member-add',
  `insert into member (id, email, name, created_at) select $1::uuid, $2::text, $3::text, ${at('$4')}
   where not exists (${hadThen('$2', '$5')}) on conflict (email) do nothing`,
);
const LOCK_BUYER = statement(
  'member-lock-buyer',
  `select id, email, name, summit1_access as "summit1Access", summit2_access as "summit2Access", password_hash is not null as "hasPassword"
   from member where id = coalesce((${hadThen('$1', '$2')}), (select id from member where email = $1)) for update`,
);
const LOCK = statement(
  'member-lock',
  `select id, email, name, summit1_access as "summit1Access", summit2_access as "summit2Access", password_hash is not null as "hasPassword"
   from member where email = $1 for update`,
);
const ADDRESSES = statement(
  'member-addresses',
  `select held.email, ${ms('before.left_at')} as since, ${ms('held.left_at')} as until,
     exists (select from member other where other.email = held.email and other.id <> $1) as "passedOn"
   from (select email, null::timestamptz as left_at from member where id = $1
         union all select email, changed_at from member_former_email where member_id = $1) held
   left join lateral (
     select max(changed_at) as left_at from member_former_email
     where email = held.email and member_id <> $1 and changed_at <= coalesce(held.left_at, 'infinity')) before on true`,
);
const SET_SUMMIT2 = statement(
  'member-set-summit2',
  `update member set summit2_access = coalesce(summit2_by_hand, $2)
   where id = $1 and summit2_access <> coalesce(summit2_by_hand, $2)`,
);
const END_REFUSAL = statement(
  'member-end-refusal',
  'update member set summit2_by_hand = null where id = $1 and not summit2_by_hand',
);
const ADD_LINK = statement(
  'member-link-add',
  `insert into member_link (token_hash, member_id, purpose, created_at, expires_at, email)
   values ($1, $2, $3, ${at('$4')}, ${at('$5')}, $6)`,
);
const OWNER_OF = statement(
  'member-link-owner',
  'select member_id as "memberId", email from member_link where token_hash = $1 and purpose = $2',
);
const IS_OPEN = statement(
  'member-link-is-open',
  `select 1 from member_link
   where token_hash = $1 and purpose = $2 and used_at is null and expires_at > ${at('$3')}`,
);
const HAS_OPEN = statement(
  'member-has-open-link',
  `select 1 from member_link
   where member_id = $1 and purpose = $2 and used_at is null and expires_at > ${at('$3')} limit 1`,
);
/** The account first, as everybody who changes it and its links does: nobody waits for each other in a circle. */
const LOCK_OWNER = statement(
  'member-link-lock-owner',
  'select 1 from member m join member_link l on l.member_id = m.id where l.token_hash = $1 for update of m',
);
/** One statement: of two who open the same link at once, the second finds it used. */
const CONSUME = statement(
  'member-link-consume',
  `update member_link set used_at = ${at('$3')}
   where token_hash = $1 and purpose = $2 and used_at is null and expires_at > ${at('$3')}
   returning member_id as "memberId", email`,
);
const END_ALL = statement(
  'member-link-end-all',
  `delete from member_link where member_id = $1 and used_at is null
   and case when $2::text is null then not ${oneOf('purpose', VETO_PURPOSES)} else purpose = $2 end`,
);
const END_LATER = statement(
  'member-link-end-later',
  `delete from member_link later using member_link used
   where used.token_hash = $1 and later.member_id = used.member_id and later.purpose = $2
     and later.used_at is null and later.created_at > used.created_at`,
);
/** A setup link that is over can be renewed for half a year. */
const FORGET = statement(
  'member-links-forget',
  `delete from member_link where expires_at < ${at('$1')} - case purpose when 'setup' then interval '180 days' else interval '0' end`,
);

@Injectable()
export class MembersRepository implements Members, MemberLinks {
  constructor(private readonly sql: Sql) {}

  async ensure(
    tx: SqlExecutor,
    { email, paidAt, name, at }: PayingAddress & { name: string; at: number },
  ): Promise<MemberAccount> {
    await tx.query(ADD, [randomUUID(), email, name, at, paidAt]);
    return (await tx.query<MemberAccount>(LOCK_BUYER, [email, paidAt]))[0]!;
  }

  async lockBuyer(tx: SqlExecutor, { email, paidAt }: PayingAddress): Promise<MemberAccount | null> {
    return (await tx.query<MemberAccount>(LOCK_BUYER, [email, paidAt]))[0] ?? null;
  }

  async lock(tx: SqlExecutor, email: string): Promise<MemberAccount | null> {
    return (await tx.query<MemberAccount>(LOCK, [email]))[0] ?? null;
  }

  async addressesOf(tx: SqlExecutor, memberId: string): Promise<HeldAddress[]> {
    return tx.query<HeldAddress>(ADDRESSES, [memberId]);
  }

  async setSummit2Access(tx: SqlExecutor, memberId: string, access: boolean): Promise<void> {
    await tx.query(SET_SUMMIT2, [memberId, access]);
  }

  async endRefusal(tx: SqlExecutor, memberId: string): Promise<void> {
    await tx.query(END_REFUSAL, [memberId]);
  }

  async add(tx: SqlExecutor, { tokenHash, memberId, purpose, createdAt, expiresAt, email }: NewLink): Promise<void> {
    await tx.query(ADD_LINK, [tokenHash, memberId, purpose, createdAt, expiresAt, email ?? null]);
  }

  async ownerOf({ tokenHash, purpose }: { tokenHash: string; purpose: LinkPurpose }): Promise<LinkOwner | null> {
    return (await this.sql.query<LinkOwner>(OWNER_OF, [tokenHash, purpose]))[0] ?? null;
  }

  async isOpen({ tokenHash, purpose, at }: { tokenHash: string; purpose: LinkPurpose; at: number }): Promise<boolean> {
    return (await this.sql.query(IS_OPEN, [tokenHash, purpose, at])).length === 1;
  }

  async hasOpen(
    tx: SqlExecutor,
    { memberId, purpose, at }: { memberId: string; purpose: LinkPurpose; at: number },
  ): Promise<boolean> {
    return (await tx.query(HAS_OPEN, [memberId, purpose, at])).length === 1;
  }

  async endAll(tx: SqlExecutor, memberId: string, purpose?: LinkPurpose): Promise<void> {
    await tx.query(END_ALL, [memberId, purpose ?? null]);
  }

  async endLaterThan(
    tx: SqlExecutor,
    { tokenHash, purpose }: { tokenHash: string; purpose: LinkPurpose },
  ): Promise<void> {
    await tx.query(END_LATER, [tokenHash, purpose]);
  }

  /** Links that are over, used or not. */
  async forgetOld(now: number): Promise<void> {
    await this.sql.query(FORGET, [now]);
  }

  async consumeLink(
    tx: SqlExecutor,
    { tokenHash, purpose, at }: { tokenHash: string; purpose: LinkPurpose; at: number },
  ): Promise<LinkOwner | null> {
    await tx.query(LOCK_OWNER, [tokenHash]);
    const [used] = await tx.query<LinkOwner>(CONSUME, [tokenHash, purpose, at]);
    if (used) await this.endAll(tx, used.memberId);
    return used ?? null;
  }
}
