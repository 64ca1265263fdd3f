import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { AdminAccountRecord, AdminAccounts } from '../application/admin-accounts.port.js';
import type { AddressOf, AdminDirectory } from '../auth.public.js';

const COLUMNS = `id, email, password_hash as "passwordHash", role, disabled_at is not null as disabled`;
const BY_EMAIL = statement('admin-by-email', `select ${COLUMNS} from admin_account where email = $1`);
const BY_ID = statement('admin-by-id', `select ${COLUMNS} from admin_account where id = $1`);
// As text: what came with another edition names no account here, and need not be an id.
const EMAILS = statement('admin-emails', 'select id, email from admin_account where id::text = any($1::text[])');
const CREATE = statement(
  'admin-create',
  `insert into admin_account (id, email, password_hash, created_at) values ($1, $2, $3, ${at('$4')})
   on conflict (email) do nothing returning 1`,
);
const SET_PASSWORD = statement('admin-set-password', 'update admin_account set password_hash = $2 where id = $1');
const STILL_HAS = statement(
  'admin-still-has-password',
  'select 1 from admin_account where id = $1 and password_hash = $2 and disabled_at is null for share',
);
const FORGET_RESETS = statement('admin-forget-resets', 'delete from admin_reset where admin_id = $1');
const OPEN_RESET = statement(
  'admin-open-reset',
  `insert into admin_reset (token_hash, admin_id, expires_at) values ($1, $2, ${at('$3')})`,
);
const HAS_OPEN_RESET = statement(
  'admin-has-open-reset',
  `select 1 from admin_reset where admin_id = $1 and expires_at > ${at('$2')} limit 1`,
);
const IS_RESET_OPEN = statement(
  'admin-is-reset-open',
  `select 1 from admin_reset where token_hash = $1 and expires_at > ${at('$2')}`,
);
const TAKE_RESET = statement(
  'admin-take-reset',
  `delete from admin_reset where token_hash = $1 returning admin_id as "adminId", ${ms('expires_at')} as "expiresAt"`,
);
const FORGET_OLD_RESETS = statement('admin-resets-forget', `delete from admin_reset where expires_at < ${at('$1')}`);

@Injectable()
export class AdminAccountsRepository implements AdminAccounts, AdminDirectory {
  constructor(private readonly sql: Sql) {}

  async byEmail(email: string): Promise<AdminAccountRecord | null> {
    return (await this.sql.query<AdminAccountRecord>(BY_EMAIL, [email]))[0] ?? null;
  }

  async byId(id: string, tx: SqlExecutor = this.sql): Promise<AdminAccountRecord | null> {
    return (await tx.query<AdminAccountRecord>(BY_ID, [id]))[0] ?? null;
  }

  async addressesOf(ids: readonly (string | null)[]): Promise<AddressOf> {
    const asked = ids.filter((id) => id !== null);
    const rows = asked.length === 0 ? [] : await this.sql.query<{ id: string; email: string }>(EMAILS, [asked]);
    const known = new Map(rows.map(({ id, email }) => [id, email]));
    return (id) => (id === null ? id : (known.get(id) ?? id));
  }

  async create(account: { id: string; email: string; passwordHash: string; createdAt: number }): Promise<boolean> {
    const { id, email, passwordHash, createdAt } = account;
    return (await this.sql.query(CREATE, [id, email, passwordHash, createdAt])).length === 1;
  }

  async setPassword(tx: SqlExecutor, id: string, passwordHash: string): Promise<void> {
    await tx.query(SET_PASSWORD, [id, passwordHash]);
  }

  async stillHasPassword(id: string, passwordHash: string): Promise<boolean> {
    return (await this.sql.query(STILL_HAS, [id, passwordHash])).length === 1;
  }

  /** Resets that are over. */
  async forgetOld(now: number): Promise<void> {
    await this.sql.query(FORGET_OLD_RESETS, [now]);
  }

  async endResets(tx: SqlExecutor, id: string): Promise<void> {
    await tx.query(FORGET_RESETS, [id]);
  }

  async openReset(
    tx: SqlExecutor,
    { tokenHash, adminId, expiresAt }: { tokenHash: string; adminId: string; expiresAt: number },
  ): Promise<void> {
    await this.endResets(tx, adminId);
    await tx.query(OPEN_RESET, [tokenHash, adminId, expiresAt]);
  }

  async hasOpenReset(tx: SqlExecutor, id: string, now: number): Promise<boolean> {
    return (await tx.query(HAS_OPEN_RESET, [id, now])).length === 1;
  }

  async isResetOpen(tokenHash: string, now: number): Promise<boolean> {
    return (await this.sql.query(IS_RESET_OPEN, [tokenHash, now])).length === 1;
  }

  async takeReset(tx: SqlExecutor, tokenHash: string, now: number): Promise<string | null> {
    const [row] = await tx.query<{ adminId: string; expiresAt: number }>(TAKE_RESET, [tokenHash]);
    return row && row.expiresAt > now ? row.adminId : null;
  }
}
