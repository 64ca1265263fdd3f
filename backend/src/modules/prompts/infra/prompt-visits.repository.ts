import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { NewPromptSession, PromptVisits } from '../application/prompt-visits.port.js';

const RECORD = statement(
  'prompt-visit-record',
  `insert into prompt_visit (email, validated, attempted_at) values ($1, $2, ${at('$3')})`,
);
/** Of two who accept at once for one address, the second waits for the row and then finds it taken. */
const OPEN_SESSION = statement(
  'prompt-visit-open-session',
  `with waiting as (
     select id from prompt_visit where email = $1 and validated and accepted_at is null
     order by attempted_at desc, id desc limit 1 for update
   ), accepted as (
     update prompt_visit set token_hash = $2, accepted_at = ${at('$3')}, expires_at = ${at('$4')}
     where id in (select id from waiting) returning 1
   )
   insert into prompt_visit (email, validated, attempted_at, token_hash, accepted_at, expires_at)
   select $1, true, ${at('$3')}, $2, ${at('$3')}, ${at('$4')} where not exists (select 1 from accepted)`,
);
const COUNTED = statement(
  'prompt-access-counted',
  `select distinct prompt_id as id from prompt_access where email = $1 and accessed_at > ${at('$2')} order by prompt_id`,
);
const SESSION = statement(
  'prompt-visit-session',
  `select id from prompt_visit where token_hash = $1 and email = $2 and expires_at > ${at('$3')}`,
);
const LOCK = statement('prompt-access-lock', `select pg_advisory_xact_lock(hashtextextended('prompts:' || $1, 0))`);
const COUNT = statement(
  'prompt-access-count',
  `insert into prompt_access (visit_id, email, prompt_id, accessed_at) values ($1, $2, $3, ${at('$4')})`,
);

@Injectable()
export class PromptVisitsRepository implements PromptVisits {
  constructor(private readonly sql: Sql) {}

  async recordAttempt({ email, validated, at }: { email: string; validated: boolean; at: number }): Promise<void> {
    await this.sql.query(RECORD, [email, validated, at]);
  }

  async openSession({ email, tokenHash, acceptedAt, expiresAt }: NewPromptSession): Promise<void> {
    await this.sql.query(OPEN_SESSION, [email, tokenHash, acceptedAt, expiresAt]);
  }

  async countedSince(email: string, since: number, tx: SqlExecutor = this.sql): Promise<number[]> {
    return (await tx.query<{ id: number }>(COUNTED, [email, since])).map(({ id }) => id);
  }

  async sessionOf(
    tx: SqlExecutor,
    { email, tokenHash, at }: { email: string; tokenHash: string; at: number },
  ): Promise<string | null> {
    return (await tx.query<{ id: string }>(SESSION, [tokenHash, email, at]))[0]?.id ?? null;
  }

  async lockAllowance(tx: SqlExecutor, email: string): Promise<void> {
    await tx.query(LOCK, [email]);
  }

  async count(
    tx: SqlExecutor,
    { visitId, email, promptId, at }: { visitId: string; email: string; promptId: number; at: number },
  ): Promise<void> {
    await tx.query(COUNT, [visitId, email, promptId, at]);
  }
}
