import { Injectable } from '@nestjs/common';
import { LATEST, seeking } from '../../../platform/csv/seeking.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { containing } from '../../../platform/database/sql-text.js';
import type {
  ListedVipUser,
  VipUserFigures,
  VipUserList,
  VipUsersFilter,
  VipUsersWanted,
} from '../application/vip-users.port.js';

const SECOND_FACTOR = `left join second_factor f on f.role = 'vip' and f.subject_id = m.id and f.confirmed_at is not null`;
const COLUMNS = `m.id, m.email, m.name, m.summit1_access as "summit1Access", m.summit2_access as "summit2Access",
  f.subject_id is not null as "twoFactorEnabled", m.password_hash is null as "setupPending"`;
const NEWEST_FIRST = 'order by m.created_at desc, m.email';
const OF_SUMMIT = `($2 = 'all' or ($2 = 'summit1' and m.summit1_access) or ($2 = 'summit2' and m.summit2_access))`;

/** `$1` what is looked for, `$2` the edition. */
const list = (name: string, where: string) => ({
  page: statement(
    `vip-user-list-${name}`,
    `with page as (select m.* from member m where ${where} and ${OF_SUMMIT} ${NEWEST_FIRST} limit $3 offset $4)
     select ${COLUMNS} from page m ${SECOND_FACTOR} ${NEWEST_FIRST}`,
  ),
  /** Those behind the member of `$3` and `$4`. */
  behind: statement(
    `vip-user-list-${name}-behind`,
    `with page as (select m.* from member m where ${where} and ${OF_SUMMIT}
       and m.created_at <= $3::timestamptz and (m.created_at < $3::timestamptz or m.email > $4) ${NEWEST_FIRST} limit $5)
     select ${COLUMNS}, m.created_at::text as cursor from page m ${SECOND_FACTOR} ${NEWEST_FIRST}`,
  ),
  total: statement(
    `vip-user-list-${name}-total`,
    `select count(*)::int as total from member m where ${where} and ${OF_SUMMIT}`,
  ),
});
const EVERYBODY = list('all', '$1::text is null');
/** Each as its index says it: a condition that only holds where something is looked for would keep both lists off theirs. */
const FOUND = list('found', '(m.name ilike $1 or m.email ilike $1)');
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
    const { page, total, wanted } = queriesOf({ search, summit });
    const [users, [count]] = await Promise.all([
      this.sql.query<ListedVipUser & Record<string, unknown>>(page, [...wanted, limit, skip]),
      this.sql.query<{ total: number }>(total, wanted),
    ]);
    return { users, total: count?.total ?? 0 };
  }

  all(of: VipUsersWanted): AsyncIterable<readonly ListedVipUser[]> {
    const { behind, wanted } = queriesOf(of);
    return seeking<ListedVipUser & { cursor: string }>(({ last, limit }) =>
      this.sql.query(behind, [...wanted, last?.cursor ?? LATEST, last?.email ?? null, limit]),
    );
  }

  async figures(): Promise<VipUserFigures> {
    return (await this.sql.query<VipUserFigures & Record<string, unknown>>(FIGURES))[0]!;
  }
}

const queriesOf = ({ search, summit }: VipUsersWanted) =>
  search.trim() === ''
    ? { ...EVERYBODY, wanted: [null, summit] }
    : { ...FOUND, wanted: [containing(search.trim()), summit] };
