import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import type { LinkPurpose, MemberLinks, NewLink } from '../application/member-links.port.js';
import type { MemberAccount, Members } from '../application/members.port.js';

/** A parallel order of the same address waits on the unique key. */
const ADD = statement(
  'member-add',
  `insert into member (id, email, name, created_at) values ($1, $2, $3, to_timestamp($4::float8 / 1000)) on conflict (email) do nothing`,
);
const LOCK = statement(
  'member-lock',
  `select id, email, name, summit1_access as "summit1Access", summit2_access as "summit2Access", password_hash is not null as "hasPassword"
   from member where email = $1 for update`,
);
const SET_SUMMIT2 = statement(
  'member-set-summit2',
  'update member set summit2_access = $2 where id = $1 and summit2_access <> $2',
);
const ADD_LINK = statement(
  'member-link-add',
  `insert into member_link (token_hash, member_id, purpose, created_at, expires_at)
   values ($1, $2, $3, to_timestamp($4::float8 / 1000), to_timestamp($5::float8 / 1000))`,
);
/** One statement: of two who open the same link at once, the second finds it used. */
const CONSUME = statement(
  'member-link-consume',
  `update member_link set used_at = to_timestamp($3::float8 / 1000)
   where token_hash = $1 and purpose = $2 and used_at is null and expires_at > to_timestamp($3::float8 / 1000)
   returning member_id as "memberId"`,
);
const END_OTHERS = statement(
  'member-link-end-others',
  'delete from member_link where member_id = $1 and used_at is null',
);

@Injectable()
export class MembersRepository implements Members, MemberLinks {
  constructor(private readonly sql: Sql) {}

  transaction<Result>(work: (tx: SqlExecutor) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }

  async ensure(
    tx: SqlExecutor,
    { email, name, at }: { email: string; name: string; at: number },
  ): Promise<MemberAccount> {
    await tx.query(ADD, [randomUUID(), email, name, at]);
    const [member] = await tx.query<MemberAccount>(LOCK, [email]);
    return member!;
  }

  async setSummit2Access(tx: SqlExecutor, memberId: string, access: boolean): Promise<void> {
    await tx.query(SET_SUMMIT2, [memberId, access]);
  }

  async add(tx: SqlExecutor, { tokenHash, memberId, purpose, createdAt, expiresAt }: NewLink): Promise<void> {
    await tx.query(ADD_LINK, [tokenHash, memberId, purpose, createdAt, expiresAt]);
  }

  async consumeLink(
    tx: SqlExecutor,
    { tokenHash, purpose, at }: { tokenHash: string; purpose: LinkPurpose; at: number },
  ): Promise<{ memberId: string } | null> {
    const [used] = await tx.query<{ memberId: string }>(CONSUME, [tokenHash, purpose, at]);
    if (used) await tx.query(END_OTHERS, [used.memberId]);
    return used ?? null;
  }
}
