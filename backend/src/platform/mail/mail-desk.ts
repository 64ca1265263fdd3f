import { Injectable } from '@nestjs/common';
import type { MailFilter, MailRow, PageAnswer, SuppressionRow } from '@summit/contracts';
import { LATEST, presented, seeking } from '../csv/seeking.js';
import { Sql, statement } from '../database/sql.js';
import { containing } from '../database/sql-text.js';
import { WaitingJobs, type WaitingJob } from '../outbox/waiting-jobs.js';
import { MAIL_FAILED, MAIL_STATES, type MailState } from './mail-message.entity.js';
import { mailJobKey } from './mail-queue.js';

/** Whoever has more than this many does not read their number. */
const COUNTED = 10_000;

interface Page {
  limit: number;
  skip: number;
}

interface WantedMails {
  state: MailFilter;
  recipient: string;
}

/** When a row came, to the microsecond: where the next batch of a file begins. */
interface Cursor {
  cursor: string;
}

interface StoredMail {
  id: string;
  template: string;
  recipient: string;
  state: MailState;
  refusal: string | null;
  can_retry: boolean;
  created_at: Date;
  sent_at: Date | null;
}

const MAIL = `id, template, recipient, state, refusal, created_at, sent_at,
  state = 'waiting' or (state <> 'sent' and values <> '{}') as can_retry`;
interface StoredOptOut {
  email: string;
  at: Date;
}

const NEWEST_FIRST = 'order by created_at desc, id desc';
/** The first mails of each of some conditions, each by its own index, of which the caller takes the first of all. */
const firstOfEach = (wheres: readonly string[], first: string): string =>
  wheres
    .map((where) => `(select * from mail_message where ${where} ${NEWEST_FIRST} limit ${first})`)
    .join(' union all ');

/** A page of the mails that any of `wheres` names, newest first. */
const mails = (name: string, wheres: readonly string[]) =>
  statement(
    name,
    `with page as (select * from (${firstOfEach(wheres, '$2::bigint + $3::bigint')}) mail ${NEWEST_FIRST} offset $2::bigint limit $3)
     select ${MAIL} from page ${NEWEST_FIRST}`,
  );
/** Those behind the mail of `$2` and `$3`. */
const mailsBehind = (name: string, wheres: readonly string[]) => {
  const behind = wheres.map((where) => `${where} and (created_at, id) < ($2::timestamptz, $3::uuid)`);
  return statement(
    name,
    `select ${MAIL}, created_at::text as cursor from (${firstOfEach(behind, '$4')}) mail ${NEWEST_FIRST} limit $4`,
  );
};
const count = (name: string, wheres: readonly string[]) =>
  statement(
    name,
    `select count(*)::int as total from (select from mail_message where ${wheres.map((where) => `(${where})`).join(' or ')} limit ${COUNTED}) mail`,
  );
/** Conditions that exclude each other. */
const list = (name: string, ...wheres: readonly string[]) => ({
  page: mails(`mail-desk-${name}`, wheres),
  behind: mailsBehind(`mail-desk-${name}-behind`, wheres),
  total: count(`mail-desk-${name}-count`, wheres),
});
const inState = (state: MailState): string => `$1::text is null and state = '${state}'`;
/** Each as one of its indexes says it: a list of states that is only known when it is asked for would be sorted as a whole. */
const BY_STATE: Readonly<Record<MailFilter, ReturnType<typeof list>>> = {
  failed: list('failed', `$1::text is null and ${MAIL_FAILED}`),
  waiting: list('waiting', inState('waiting')),
  sent: list('sent', inState('sent')),
  all: list('all', ...MAIL_STATES.map(inState)),
};
const OF_RECIPIENT = list('recipient', 'recipient = $1');
const OPT_OUTS = statement(
  'mail-desk-opt-outs',
  `select email, at from mail_opt_out where email like $1 order by at desc, email offset $2::bigint limit $3`,
);
const OPT_OUTS_BEHIND = statement(
  'mail-desk-opt-outs-behind',
  `select email, at, at::text as cursor from mail_opt_out
   where email like $1 and at <= $2::timestamptz and (at < $2::timestamptz or email > $3)
   order by at desc, email limit $4`,
);
const OPT_OUT_COUNT = statement(
  'mail-desk-opt-out-count',
  'select count(*)::int as total from mail_opt_out where email like $1',
);

/** What became of every mail, and who does not want more of them than must be. */
@Injectable()
export class MailDesk {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: WaitingJobs,
  ) {}

  /** `recipient`: normalized; then mails of every state. */
  async mails(of: WantedMails, { limit, skip }: Page): Promise<PageAnswer<MailRow>> {
    const { page, total, wanted } = queriesOf(of);
    const [rows, [counted]] = await Promise.all([
      this.sql.query<StoredMail>(page, [wanted, skip, limit]),
      this.sql.query<{ total: number }>(total, [wanted]),
    ]);
    return { success: true, data: await this.present(rows), total: counted?.total ?? 0 };
  }

  /** The same, all of them. */
  allMails(of: WantedMails): AsyncIterable<readonly MailRow[]> {
    const { behind, wanted } = queriesOf(of);
    const rows = seeking<StoredMail & Cursor>(({ last, limit }) =>
      this.sql.query(behind, [wanted, last?.cursor ?? LATEST, last?.id ?? null, limit]),
    );
    return presented(rows, (batch) => this.present(batch));
  }

  async suppressions(search: string, { limit, skip }: Page): Promise<PageAnswer<SuppressionRow>> {
    const part = containing(search);
    const [rows, [counted]] = await Promise.all([
      this.sql.query<StoredOptOut>(OPT_OUTS, [part, skip, limit]),
      this.sql.query<{ total: number }>(OPT_OUT_COUNT, [part]),
    ]);
    return { success: true, data: rows.map(presentOptOut), total: counted?.total ?? 0 };
  }

  /** The same, all of them. */
  allSuppressions(search: string): AsyncIterable<readonly SuppressionRow[]> {
    const part = containing(search);
    const rows = seeking<StoredOptOut & Cursor>(({ last, limit }) =>
      this.sql.query(OPT_OUTS_BEHIND, [part, last?.cursor ?? LATEST, last?.email ?? null, limit]),
    );
    return presented(rows, (batch) => batch.map(presentOptOut));
  }

  private async present(rows: readonly StoredMail[]): Promise<MailRow[]> {
    const waiting = rows.filter(({ state }) => state === 'waiting');
    const jobs = await this.jobs.byKeys(waiting.map(({ id }) => mailJobKey(id)));
    return rows.map((row) => presentMail(row, jobs.get(mailJobKey(row.id))));
  }
}

const queriesOf = ({ state, recipient }: WantedMails) =>
  recipient === '' ? { ...BY_STATE[state], wanted: null } : { ...OF_RECIPIENT, wanted: recipient };

const presentOptOut = ({ email, at }: StoredOptOut): SuppressionRow => ({ email, at: at.toISOString() });

const presentMail = (
  { id, template, recipient, state, refusal, can_retry, created_at, sent_at }: StoredMail,
  job: WaitingJob | undefined,
): MailRow => ({
  id,
  template,
  recipient,
  state,
  can_retry,
  reason: refusal ?? job?.lastError?.slice(0, 300) ?? null,
  tries: job?.tries ?? 0,
  next_try_at: job?.nextTryAt.toISOString() ?? null,
  created_at: created_at.toISOString(),
  sent_at: sent_at?.toISOString() ?? null,
});
