import { Injectable } from '@nestjs/common';
import { LATEST, seeking } from '../../../platform/csv/seeking.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import type {
  ListedVipUser,
  VipUserFigures,
  VipUserList,
  VipUsersFilter,
  VipUsersWanted,
} from '../application/vip-users.port.js';

const FILTER = `($1 = '' or position($1 in lower(m.name || ' ' || m.email)) > 0)
  and ($2 = 'all' or ($2 = 'summit1' and m.summit1_access) or ($2 = 'summit2' and m.summit2_access))`;
const SECOND_FACTOR = `left join second_factor f on f.role = 'vip' and f.subject_id = m.id and f.confirmed_at is not null`;
const COLUMNS = `m.id, m.email, m.name, m.summit1_access as "summit1Access", m.summit2_access as "summit2Access",
  f.subject_id is not null as "twoFactorEnabled", m.password_hash is null as "setupPending"`;
const NEWEST_FIRST = 'order by m.created_at desc, m.email';
const PAGE = statement(
  'vip-user-list-page',
  `select ${COLUMNS} from member m ${SECOND_FACTOR} where ${FILTER} ${NEWEST_FIRST} limit $3 offset $4`,
);
/** Those behind the member of `$3` and `$4`. */
const BEHIND = statement(
  'vip-user-list-behind',
  `select ${COLUMNS}, m.created_at::text as cursor from member m ${SECOND_FACTOR}
   where ${FILTER} and m.created_at <= $3::timestamptz and (m.created_at < $3::timestamptz or m.email > $4)
   ${NEWEST_FIRST} limit $5`,
);
const COUNT = statement('vip-user-list-count', `select count(*)::int as total from member m where ${FILTER}`);
const FIGURES = statement(
  'vip-user-list-figures',
  `select count(*)::int as total, (count(*) filter (where m.summit1_access))::int as summit1,
     (count(*) filter (where m.summit2_access))::int as summit2,
     (count(*) filter (where m.summit1_access and m.summit2_access))::int as both, count(f.subject_id)::int as "twoFactor"
   from member m ${SECOND_FACTOR}`,
);

/** The list of the tab VIP Users, newest first. */
@Injectable()
export class VipUserListReadModel implements VipUserList {
  constructor(private readonly sql: Sql) {}

  async page({ search, summit, limit, skip }: VipUsersFilter): Promise<{ users: ListedVipUser[]; total: number }> {
    const filter = [search.trim().toLowerCase(), summit];
    const [users, [count]] = await Promise.all([
      this.sql.query<ListedVipUser & Record<string, unknown>>(PAGE, [...filter, limit, skip]),
      this.sql.query<{ total: number }>(COUNT, filter),
    ]);
    return { users, total: count?.total ?? 0 };
  }

  all({ search, summit }: VipUsersWanted): AsyncIterable<readonly ListedVipUser[]> {
    const filter = [search.trim().toLowerCase(), summit];
    return seeking<ListedVipUser & { cursor: string }>(({ last, limit }) =>
      this.sql.query(BEHIND, [...filter, last?.cursor ?? LATEST, last?.email ?? null, limit]),
    );
  }

  async figures(): Promise<VipUserFigures> {
    return (await this.sql.query<VipUserFigures & Record<string, unknown>>(FIGURES))[0]!;
  }
}
