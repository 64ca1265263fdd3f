import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { NewVipUser, SummitRights, VipUser, VipUsers } from '../application/vip-users.port.js';

/** A grant is a decision by hand; who gets none waits for an order, as everybody does. */
const ADD = statement(
  'vip-users-add',
  `insert into member (id, email, name, summit1_access, summit2_access, summit2_by_hand, created_at)
   select id, email, name, summit1, summit2, case when summit2 then true end, ${at('$6')}
   from unnest($1::uuid[], $2::text[], $3::text[], $4::boolean[], $5::boolean[]) as given (id, email, name, summit1, summit2)
   on conflict (email) do nothing returning email`,
);
const KNOWN = statement('vip-users-known', 'select email from member where email = any($1::text[])');
const LEFT = statement(
  'vip-users-left',
  `select distinct email from member_former_email former where email = any($1::text[])
   and not exists (select from member m where m.email = former.email)`,
);
const COLUMNS = `id, email, name, summit1_access as "summit1Access", summit2_access as "summit2Access",
  password_hash is not null as "hasPassword", photo_id as "photoId"`;
const FIND = statement('vip-user-find', `select ${COLUMNS} from member where email = $1`);
const LOCK = statement('vip-user-lock', `select ${COLUMNS} from member where email = $1 for update`);
const SET_ACCESS = statement(
  'vip-user-set-access',
  `update member set summit1_access = $2, summit2_access = $3,
     summit2_by_hand = case when summit2_access = $3 then summit2_by_hand else $3 end
   where id = $1`,
);
/** An account that nobody has ever used has rated nothing and left no address: nothing of it is noted. */
const DELETE = statement(
  'vip-user-delete-noted',
  `with gone as (delete from member where id = $1 returning id, email, password_hash),
     former as (select email, max(changed_at) as until from member_former_email where member_id = $1 group by email)
   insert into removed_member_email (email, member_id, until, moved)
   select email, id, ${at('$2')}, false from gone where password_hash is not null or exists (select from former)
   union all select former.email, gone.id, former.until, true from former join gone on gone.email <> former.email`,
);

@Injectable()
export class VipUsersRepository implements VipUsers {
  constructor(private readonly sql: Sql) {}

  async add(tx: SqlExecutor, users: readonly NewVipUser[], now: number): Promise<ReadonlySet<string>> {
    const added = await tx.query<{ email: string }>(ADD, [
      users.map(() => randomUUID()),
      users.map(({ email }) => email),
      users.map(({ name }) => name),
      users.map(({ summit1Access }) => summit1Access),
      users.map(({ summit2Access }) => summit2Access),
      now,
    ]);
    return new Set(added.map(({ email }) => email));
  }

  async known(emails: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.sql.query<{ email: string }>(KNOWN, [emails])).map(({ email }) => email));
  }

  async left(emails: readonly string[], tx: SqlExecutor = this.sql): Promise<ReadonlySet<string>> {
    return new Set((await tx.query<{ email: string }>(LEFT, [emails])).map(({ email }) => email));
  }

  async find(email: string): Promise<VipUser | null> {
    return (await this.sql.query<VipUser>(FIND, [email]))[0] ?? null;
  }

  async lock(tx: SqlExecutor, email: string): Promise<VipUser | null> {
    return (await tx.query<VipUser>(LOCK, [email]))[0] ?? null;
  }

  async setAccess(tx: SqlExecutor, id: string, { summit1Access, summit2Access }: SummitRights): Promise<void> {
    await tx.query(SET_ACCESS, [id, summit1Access, summit2Access]);
  }

  async delete(tx: SqlExecutor, id: string, now: number): Promise<void> {
    await tx.query(DELETE, [id, now]);
  }
}
