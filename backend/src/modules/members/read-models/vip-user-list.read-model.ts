import { Injectable } from '@nestjs/common';
import { LATEST, seeking } from '../../../platform/csv/seeking.js';
import { daySeek } from '../../../platform/database/day-seek.js';
import { rarePart } from '../../../platform/database/rare-part.js';
import { Sql, statement, type Statement } from '../../../platform/database/sql.js';
import { containing, holding } from '../../../platform/database/sql-text.js';
import type {
  ListedVipUser,
  VipUserFigures,
  VipUserList,
  VipUsersFilter,
  VipUserSearch,
} from '../application/vip-users.port.js';

const SECOND_FACTOR = `left join second_factor f on f.role = 'vip' and f.subject_id = m.id and f.confirmed_at is not null`;
const COLUMNS = `m.id, m.email, m.name, m.summit1_access as "summit1Access", m.summit2_access as "summit2Access",
  f.subject_id is not null as "twoFactorEnabled", m.password_hash is null as "setupPending"`;
const NEWEST_FIRST = 'order by m.created_at desc, m.email';
const ofSummit = (summit1: string, summit2: string): string =>
  `($1 = 'all' or ($1 = 'summit1' and ${summit1}) or ($1 = 'summit2' and ${summit2}))`;
const OF_SUMMIT = ofSummit('m.summit1_access', 'm.summit2_access');
const TERM = { whole: '$4', rare: '$5' };
const IS_FOUND = `(${holding('m.name', TERM)} or ${holding('m.email', TERM)})`;

/** `$1` the edition, `$2` limit, `$3` skip. One row with nothing but the total where the page is empty. */
const paged = (name: string, beginning: string): Statement =>
  statement(
    name,
    `with ${beginning} select t.total, ${COLUMNS} from total t left join page m on true ${SECOND_FACTOR} ${NEWEST_FIRST}`,
  );
const EVERYBODY = paged(
  'vip-user-list',
  `${daySeek(`select day, members as n from member_day where ${ofSummit('summit1', 'summit2')}`, { skip: '$3', limit: '$2' })},
   page as (select m.* from member m where ${OF_SUMMIT} and m.created_at >= (select begins from seek) and m.created_at < (select ends from seek)
     ${NEWEST_FIRST} offset (select rest from seek) limit $2)`,
);
/** `$4` what is looked for, `$5` its rare part. */
const FOUND = paged(
  'vip-user-list-found',
  `found as materialized (select m.* from member m where ${IS_FOUND} and ${OF_SUMMIT}),
   total as (select count(*)::int as total from found),
   page as (select * from found m ${NEWEST_FIRST} offset $3::bigint limit $2)`,
);

/** Those behind the member of `$2` and `$3`; a condition that only holds where something is looked for would keep both off their indexes. */
const behind = (name: string, where: string): Statement =>
  statement(
    name,
    `with page as (select m.* from member m where ${where} and ${OF_SUMMIT}
       and m.created_at <= $2::timestamptz and (m.created_at < $2::timestamptz or m.email > $3) ${NEWEST_FIRST} limit $5)
     select ${COLUMNS}, m.created_at::text as cursor from page m ${SECOND_FACTOR} ${NEWEST_FIRST}`,
  );
const EVERYBODY_BEHIND = behind('vip-user-list-behind', '$4::text is null');
const FOUND_BEHIND = behind('vip-user-list-found-behind', '(m.name ilike $4 or m.email ilike $4)');

/** Accounts that are gone may have left a second factor. */
const FIGURES = statement(
  'vip-user-list-figures',
  `select coalesce(sum(members), 0)::int as total, coalesce(sum(members) filter (where summit1), 0)::int as summit1,
     coalesce(sum(members) filter (where summit2), 0)::int as summit2,
     coalesce(sum(members) filter (where summit1 and summit2), 0)::int as both,
     (select count(*) from second_factor f where f.role = 'vip' and f.confirmed_at is not null
        and exists (select from member m where m.id = f.subject_id))::int as "twoFactor"
   from member_day`,
);

/** A page after the last one is one row with nothing but the total. */
type PagedVipUser = Omit<ListedVipUser, 'id'> & { id: string | null; total: number };

/** The list of the tab VIP Users, newest first (A-126, A-127). */
@Injectable()
export class VipUserListReadModel implements VipUserList {
  constructor(private readonly sql: Sql) {}

  async page({ search, summit, limit, skip }: VipUsersFilter): Promise<{ users: ListedVipUser[]; total: number }> {
    const part = search.trim();
    const rows = await (part === ''
      ? this.sql.query<PagedVipUser>(EVERYBODY, [summit, limit, skip])
      : this.found(part, [summit, limit, skip]));
    const users = rows.flatMap(({ total: _, id, ...user }) => (id === null ? [] : [{ id, ...user }]));
    return { users, total: rows[0]?.total ?? 0 };
  }

  private async found(part: string, values: readonly unknown[]): Promise<PagedVipUser[]> {
    const rare = await rarePart(this.sql, { table: 'member', column: 'email' }, part);
    return this.sql.query(FOUND, [...values, containing(part), containing(rare)]);
  }

  all({ search, summit }: VipUserSearch): AsyncIterable<readonly ListedVipUser[]> {
    const part = search.trim();
    const [statement, wanted] = part === '' ? [EVERYBODY_BEHIND, null] : [FOUND_BEHIND, containing(part)];
    return seeking<ListedVipUser & { cursor: string }>(({ last, limit }) =>
      this.sql.query(statement, [summit, last?.cursor ?? LATEST, last?.email ?? null, wanted, limit]),
    );
  }

  async figures(): Promise<VipUserFigures> {
    return (await this.sql.query<VipUserFigures>(FIGURES))[0]!;
  }
}
