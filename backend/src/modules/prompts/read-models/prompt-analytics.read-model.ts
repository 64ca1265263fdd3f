import { Injectable } from '@nestjs/common';
import type { PromptAccessEntry, PromptAnalytics, PromptAttemptsFilter, PromptOutcome } from '@summit/contracts';
import { presented, seeking } from '../../../platform/csv/seeking.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { MAX_BIGINT, ms } from '../../../platform/database/sql-text.js';

const FIGURES = statement(
  'prompt-analytics',
  `select v.total, v.known, v.people, a.opened
   from (select count(*)::int as total, count(*) filter (where validated)::int as known,
                count(distinct email) filter (where validated)::int as people from prompt_visit) v,
        (select count(*)::int as opened from prompt_access) a`,
);

const OUTCOMES: Record<PromptOutcome, string> = {
  refused: 'not validated',
  validated: 'validated and accepted_at is null',
  accepted: 'accepted_at is not null',
};
const MATCHES = `position($1 in email) > 0
  and case $2::text ${Object.entries(OUTCOMES)
    .map(([name, holds]) => `when '${name}' then ${holds}`)
    .join(' ')} else true end`;
const PAGE = statement(
  'prompt-attempts-page',
  `select email, validated, accepted_at is not null as accepted, ${ms('attempted_at')} as at,
     (select count(*)::int from prompt_access a where a.visit_id = v.id) as viewed
   from prompt_visit v where ${MATCHES} order by v.id desc limit $3 offset $4`,
);
/** Goes on below the last row that was read, however long the list becomes meanwhile. */
const BATCH = statement(
  'prompt-attempts-batch',
  `select id, email, validated, accepted_at is not null as accepted, ${ms('attempted_at')} as at,
     (select count(*)::int from prompt_access a where a.visit_id = v.id) as viewed
   from prompt_visit v where ${MATCHES} and v.id < coalesce($3::bigint, ${MAX_BIGINT}) order by v.id desc limit $4`,
);
const TOTAL = statement('prompt-attempts-total', `select count(*)::int as total from prompt_visit where ${MATCHES}`);

interface Row {
  email: string;
  validated: boolean;
  accepted: boolean;
  /** ms. */
  at: number;
  viewed: number;
}

const entryOf = ({ email, validated, accepted, at, viewed }: Row): PromptAccessEntry => ({
  email,
  validated,
  disclaimer_accepted: accepted,
  total_prompts_viewed: viewed,
  timestamp: new Date(at).toISOString(),
});

const valuesOf = ({ search = '', outcome }: PromptAttemptsFilter): unknown[] => [
  search.trim().toLowerCase(),
  outcome ?? null,
];

/** Who came to the library and what they opened, for the back office (A-149..A-151). */
@Injectable()
export class PromptAnalyticsReadModel {
  constructor(private readonly sql: Sql) {}

  async figures(): Promise<PromptAnalytics> {
    const [row] = await this.sql.query<Record<'total' | 'known' | 'people' | 'opened', number>>(FIGURES);
    const { total, known, people, opened } = row!;
    return {
      total_access_attempts: total,
      successful_access: known,
      failed_access: total - known,
      unique_users: people,
      total_prompts_viewed: opened,
      average_prompts_per_user: people === 0 ? 0 : Math.round((opened / people) * 100) / 100,
    };
  }

  /** Newest first. */
  async page(filter: PromptAttemptsFilter, limit: number, skip: number): Promise<PromptAccessEntry[]> {
    return (await this.sql.query<Row>(PAGE, [...valuesOf(filter), limit, skip])).map(entryOf);
  }

  async total(filter: PromptAttemptsFilter): Promise<number> {
    const [row] = await this.sql.query<{ total: number }>(TOTAL, valuesOf(filter));
    return row!.total;
  }

  /** Everything, newest first. */
  all(filter: PromptAttemptsFilter): AsyncIterable<readonly PromptAccessEntry[]> {
    const rows = seeking<Row & { id: string }>(({ last, limit }) =>
      this.sql.query(BATCH, [...valuesOf(filter), last?.id ?? null, limit]),
    );
    return presented(rows, (batch) => batch.map(entryOf));
  }
}
