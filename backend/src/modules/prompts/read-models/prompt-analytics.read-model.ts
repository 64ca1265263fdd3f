import { Injectable } from '@nestjs/common';
import type { PromptAccessEntry, PromptAnalytics, PromptAttemptsFilter, PromptOutcome } from '@summit/contracts';
import { presented, seeking } from '../../../platform/csv/seeking.js';
import { rarePart } from '../../../platform/database/rare-part.js';
import { plannedAnew, Sql, statement, type Statement } from '../../../platform/database/sql.js';
import { containing, holding, MAX_BIGINT, ms } from '../../../platform/database/sql-text.js';

const FIGURES = statement(
  'prompt-analytics',
  `select coalesce(sum(refused), 0)::int as refused, coalesce(sum(validated + accepted), 0)::int as known,
     coalesce(sum(people), 0)::int as people, coalesce(sum(opened), 0)::int as opened
   from prompt_part`,
);

const OUTCOMES: Record<PromptOutcome, string> = {
  refused: 'not validated',
  validated: 'validated and accepted_at is null',
  accepted: 'accepted_at is not null',
};
const choice = (outcome: string, cases: readonly (readonly [string, string])[], otherwise: string): string =>
  `case ${outcome}::text ${cases.map(([name, value]) => `when '${name}' then ${value}`).join(' ')} else ${otherwise} end`;
const ofOutcome = (outcome: string): string => choice(outcome, Object.entries(OUTCOMES), 'true');
/** Of a part or a visitor, which have a column for each outcome. */
const VISITS = choice(
  '$1',
  Object.keys(OUTCOMES).map((name) => [name, name] as const),
  'refused + validated + accepted',
);
const COUNTED = `coalesce(sum(${VISITS}), 0)::int as total`;

/** What was opened is looked up for the rows of the page only, not for those before it. */
const page = (name: string, where: string): Statement =>
  statement(
    name,
    `with page as (select * from prompt_visit v where ${where} order by v.id desc limit $2 offset $3)
     select email, validated, accepted_at is not null as accepted, ${ms('attempted_at')} as at,
       (select count(*)::int from prompt_access a where a.visit_id = page.id) as viewed
     from page order by id desc`,
  );
const PAGE = page('prompt-attempts-page', ofOutcome('$1'));
const TOTAL = statement('prompt-attempts-total', `select ${COUNTED} from prompt_part`);

/** A search asks the addresses, each of which stands there once. `$4` what is looked for, `$5` its rare part. */
const FOUND_TOTAL = statement(
  'prompt-attempts-found-total',
  `select ${COUNTED} from prompt_visitor where ${holding('email', { whole: '$2', rare: '$3' })}`,
);
/** Of no address without such a visit, or a common word would read all visits of all its addresses for a rare outcome. */
const FOUND = `select email from prompt_visitor where ${holding('email', { whole: '$4', rare: '$5' })} and ${VISITS} > 0`;
const FOUND_PAGE = page('prompt-attempts-found-page', `v.email = any(array(${FOUND})) and ${ofOutcome('$1')}`);
/** Where many are found, the newest of all visits are read until the page is full. */
const FOUND_AMONG_MANY = page('prompt-attempts-found-among-many', `position($4 in v.email) > 0 and ${ofOutcome('$1')}`);
const MANY = 1_000;

/** Goes on below the last row that was read, however long the list becomes meanwhile. */
const BATCH = statement(
  'prompt-attempts-batch',
  `select id, email, validated, accepted_at is not null as accepted, ${ms('attempted_at')} as at,
     (select count(*)::int from prompt_access a where a.visit_id = v.id) as viewed
   from prompt_visit v where position($1 in email) > 0 and ${ofOutcome('$2')} and v.id < coalesce($3::bigint, ${MAX_BIGINT})
   order by v.id desc limit $4`,
);

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

/** Addresses are kept in small letters. */
const wordOf = ({ search = '' }: PromptAttemptsFilter): string => search.trim().toLowerCase();

export interface PromptAttemptsPage {
  entries: PromptAccessEntry[];
  total: number;
}

/** Who came to the library and what they opened, for the back office (A-149..A-151). */
@Injectable()
export class PromptAnalyticsReadModel {
  constructor(private readonly sql: Sql) {}

  async figures(): Promise<PromptAnalytics> {
    const [row] = await this.sql.query<Record<'refused' | 'known' | 'people' | 'opened', number>>(FIGURES);
    const { refused, known, people, opened } = row!;
    return {
      total_access_attempts: refused + known,
      successful_access: known,
      failed_access: refused,
      unique_users: people,
      total_prompts_viewed: opened,
      average_prompts_per_user: people === 0 ? 0 : Math.round((opened / people) * 100) / 100,
    };
  }

  /** Newest first. */
  async recent(limit: number): Promise<PromptAccessEntry[]> {
    return this.read(PAGE, [null, limit, 0]);
  }

  /** Newest first. */
  async page(
    filter: PromptAttemptsFilter,
    { limit, skip }: { limit: number; skip: number },
  ): Promise<PromptAttemptsPage> {
    const values = [filter.outcome ?? null, limit, skip];
    const word = wordOf(filter);
    if (word !== '') return this.found(word, values);
    const [entries, total] = await Promise.all([this.read(PAGE, values), this.total(TOTAL, [values[0]])]);
    return { entries, total };
  }

  /** Everything, newest first. */
  all(filter: PromptAttemptsFilter): AsyncIterable<readonly PromptAccessEntry[]> {
    const rows = seeking<Row & { id: string }>(({ last, limit }) =>
      this.sql.query(BATCH, [wordOf(filter), filter.outcome ?? null, last?.id ?? null, limit]),
    );
    return presented(rows, (batch) => batch.map(entryOf));
  }

  private async found(word: string, values: readonly unknown[]): Promise<PromptAttemptsPage> {
    const rare = await rarePart(this.sql, { table: 'prompt_visitor', column: 'email' }, word);
    const patterns = [containing(word), containing(rare)];
    const total = await this.total(plannedAnew(FOUND_TOTAL), [values[0], ...patterns]);
    const entries =
      total > MANY
        ? await this.read(FOUND_AMONG_MANY, [...values, word])
        : await this.read(plannedAnew(FOUND_PAGE), [...values, ...patterns]);
    return { entries, total };
  }

  private async read(statement: Statement, values: readonly unknown[]): Promise<PromptAccessEntry[]> {
    return (await this.sql.query<Row>(statement, [...values])).map(entryOf);
  }

  private async total(statement: Statement, values: readonly unknown[]): Promise<number> {
    const [row] = await this.sql.query<{ total: number }>(statement, [...values]);
    return row!.total;
  }
}
