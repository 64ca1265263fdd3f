import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { MemberAccounts, SignInAccount } from '../application/member-accounts.port.js';

const COLUMNS = `m.id, m.email, m.name, m.password_hash as "passwordHash"`;
const BY_EMAIL = statement('member-by-email', `select ${COLUMNS} from member m where m.email = $1`);
const BY_ID = statement('member-by-id', `select ${COLUMNS} from member m where m.id = $1`);
const STILL_HAS = statement(
  'member-still-has-password',
  'select 1 from member where id = $1 and password_hash = $2 for share',
);
const SET_PASSWORD = statement('member-set-password', 'update member set password_hash = $2 where id = $1');
const SET_FIRST_PASSWORD = statement(
  'member-set-first-password',
  'update member set password_hash = $2 where id = $1 and password_hash is null returning 1',
);
const IS_EMAIL_FREE = statement('member-is-email-free', 'select from member where email = $1 and id <> $2');
const KEEP_EMAIL = statement(
  'member-keep-email',
  `insert into member_former_email (email, member_id, changed_at) values ($1, $2, ${at('$3')}) on conflict do nothing`,
);
const CHANGE_EMAIL = statement(
  'member-change-email',
  `update member m set email = $2 from (select id, email from member where id = $1 for update) before
   where m.id = before.id
   and not exists (select from member other where other.email = $2 and other.id <> $1)
   returning before.email as before`,
);
const TWO_FACTOR_END = statement(
  'member-two-factor-end',
  `select ${ms('two_factor_ends_at')} as "endsAt" from member where id = $1`,
);
const SET_TWO_FACTOR_END = statement(
  'member-set-two-factor-end',
  `update member set two_factor_ends_at = ${at('$2')} where id = $1`,
);
const TAKE_TWO_FACTOR_END = statement(
  'member-take-two-factor-end',
  `update member set two_factor_ends_at = null where id = $1 and two_factor_ends_at <= ${at('$2')} returning 1`,
);
const DUE_TWO_FACTOR_ENDS = statement(
  'member-due-two-factor-ends',
  `select id, email, ${ms('two_factor_ends_at')} as "endsAt" from member where two_factor_ends_at <= ${at('$1')}`,
);

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class MemberAccountsRepository implements MemberAccounts {
  constructor(private readonly sql: Sql) {}

  async byEmail(email: string): Promise<SignInAccount | null> {
    return (await this.sql.query<SignInAccount>(BY_EMAIL, [email]))[0] ?? null;
  }

  async byId(id: string, tx: SqlExecutor = this.sql): Promise<SignInAccount | null> {
    return (await tx.query<SignInAccount>(BY_ID, [id]))[0] ?? null;
  }

  async stillHasPassword(id: string, passwordHash: string): Promise<boolean> {
    return (await this.sql.query(STILL_HAS, [id, passwordHash])).length === 1;
  }

  async setPassword(tx: SqlExecutor, id: string, passwordHash: string | null): Promise<void> {
    await tx.query(SET_PASSWORD, [id, passwordHash]);
  }

  async setFirstPassword(tx: SqlExecutor, id: string, passwordHash: string): Promise<boolean> {
    return (await tx.query(SET_FIRST_PASSWORD, [id, passwordHash])).length === 1;
  }

  async isEmailFree(email: string, id: string): Promise<boolean> {
    return (await this.sql.query(IS_EMAIL_FREE, [email, id])).length === 0;
  }

  async changeEmail(
    tx: SqlExecutor,
    id: string,
    { email, at: changedAt }: { email: string; at: number },
  ): Promise<boolean> {
    const before = await tx.query<{ before: string }>(CHANGE_EMAIL, [id, email]).then(
      ([changed]) => changed?.before,
      // Somebody took the address at the same moment; the caller's transaction is over.
      (error: { code?: string }) => {
        if (error.code !== UNIQUE_VIOLATION) throw error;
      },
    );
    if (before === undefined) return false;
    await tx.query(KEEP_EMAIL, [before, id, changedAt]);
    return true;
  }

  async twoFactorEnd(id: string, tx: SqlExecutor = this.sql): Promise<number | null> {
    return (await tx.query<{ endsAt: number | null }>(TWO_FACTOR_END, [id]))[0]?.endsAt ?? null;
  }

  async setTwoFactorEnd(id: string, endsAt: number | null, tx: SqlExecutor = this.sql): Promise<void> {
    await tx.query(SET_TWO_FACTOR_END, [id, endsAt]);
  }

  async takeTwoFactorEnd(tx: SqlExecutor, id: string, now: number): Promise<boolean> {
    return (await tx.query(TAKE_TWO_FACTOR_END, [id, now])).length === 1;
  }

  async dueTwoFactorEnds(now: number): Promise<{ id: string; email: string; endsAt: number }[]> {
    return this.sql.query(DUE_TWO_FACTOR_ENDS, [now]);
  }
}
