import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
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

  async setPassword(tx: SqlExecutor, id: string, passwordHash: string): Promise<void> {
    await tx.query(SET_PASSWORD, [id, passwordHash]);
  }

  async setFirstPassword(tx: SqlExecutor, id: string, passwordHash: string): Promise<boolean> {
    return (await tx.query(SET_FIRST_PASSWORD, [id, passwordHash])).length === 1;
  }
}
