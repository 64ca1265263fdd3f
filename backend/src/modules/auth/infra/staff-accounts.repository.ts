import { Injectable } from '@nestjs/common';
import type { StaffRole } from '@summit/contracts';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { ListedStaff, StaffAccount, StaffAccounts } from '../application/staff-accounts.port.js';

const COLUMNS = `id, email, role, password_hash is not null as "hasPassword", disabled_at is not null as disabled`;
const LIST = statement(
  'staff-list',
  `select ${COLUMNS}, ${ms('created_at')} as "createdAt",
     exists (select from second_factor where second_factor.role = 'admin' and subject_id = account.id
             and confirmed_at is not null) as "twoFactorOn",
     (select count(*)::int from passkey where passkey.role = 'admin' and subject_id = account.id) as passkeys,
     (select ${ms('max(created_at)')} from sign_in where role = 'admin' and subject_id = account.id) as "lastSignInAt"
   from admin_account account order by email`,
);
const INVITE = statement(
  'staff-invite',
  `insert into admin_account (id, email, role, created_at) values ($1, $2, $3, ${at('$4')})
   on conflict (email) do nothing returning 1`,
);
const HOLD = statement(
  'staff-hold',
  `select ${COLUMNS} from admin_account where id = any($1::uuid[]) order by id for update`,
);
const UPDATE = statement('staff-update', `update admin_account set role = $2, disabled_at = ${at('$3')} where id = $1`);

@Injectable()
export class StaffAccountsRepository implements StaffAccounts {
  constructor(private readonly sql: Sql) {}

  list(): Promise<ListedStaff[]> {
    return this.sql.query<ListedStaff>(LIST, []);
  }

  async invite(
    tx: SqlExecutor,
    { id, email, role, createdAt }: { id: string; email: string; role: StaffRole; createdAt: number },
  ): Promise<boolean> {
    return (await tx.query(INVITE, [id, email, role, createdAt])).length === 1;
  }

  hold(tx: SqlExecutor, ids: readonly string[]): Promise<StaffAccount[]> {
    return tx.query<StaffAccount>(HOLD, [ids]);
  }

  async update(tx: SqlExecutor, id: string, change: { role: StaffRole; disabledAt: number | null }): Promise<void> {
    await tx.query(UPDATE, [id, change.role, change.disabledAt]);
  }
}
