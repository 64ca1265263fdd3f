import { Injectable } from '@nestjs/common';
import type { MailFilter, MailRow, PageAnswer, SuppressionRow } from '@summit/contracts';
import { Sql, statement } from '../database/sql.js';
import { containing } from '../database/sql-text.js';
import { WaitingJobs, type WaitingJob } from '../outbox/waiting-jobs.js';
import type { MailState } from './mail-message.entity.js';
import { mailJobKey } from './mail-queue.js';

const STATES: Readonly<Record<MailFilter, readonly MailState[]>> = {
  failed: ['refused', 'unconfirmed'],
  waiting: ['waiting'],
  sent: ['sent'],
};

interface Page {
  limit: number;
  skip: number;
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

/** A page of the mails that `where` names, newest first. */
const mails = (name: string, where: string) =>
  statement(
    name,
    `with page as (select * from mail_message where ${where} order by created_at desc, id desc offset $2::bigint limit $3)
     select id, template, recipient, state, refusal, created_at, sent_at,
       state = 'waiting' or (state <> 'sent' and values <> '{}') as can_retry
     from page order by created_at desc, id desc`,
  );
const count = (name: string, where: string) =>
  statement(name, `select count(*)::int as total from mail_message where ${where}`);
/** Not sent because its recipient has unsubscribed is no failure. */
const IN_STATE = `state = any($1::text[]) and refusal is distinct from 'unsubscribed'`;
const TO = 'recipient = $1';
const OF_STATE = { page: mails('mail-desk-state', IN_STATE), total: count('mail-desk-state-count', IN_STATE) };
const OF_RECIPIENT = { page: mails('mail-desk-recipient', TO), total: count('mail-desk-recipient-count', TO) };
const OPT_OUTS = statement(
  'mail-desk-opt-outs',
  `select email, at from mail_opt_out where email like $1 order by at desc, email offset $2::bigint limit $3`,
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
  async mails(of: { state: MailFilter; recipient: string }, { limit, skip }: Page): Promise<PageAnswer<MailRow>> {
    const { page, total } = of.recipient === '' ? OF_STATE : OF_RECIPIENT;
    const wanted = of.recipient === '' ? STATES[of.state] : of.recipient;
    const [rows, [counted]] = await Promise.all([
      this.sql.query<StoredMail>(page, [wanted, skip, limit]),
      this.sql.query<{ total: number }>(total, [wanted]),
    ]);
    const waiting = rows.filter(({ state }) => state === 'waiting');
    const jobs = await this.jobs.byKeys(waiting.map(({ id }) => mailJobKey(id)));
    const data = rows.map((row) => present(row, jobs.get(mailJobKey(row.id))));
    return { success: true, data, total: counted?.total ?? 0 };
  }

  async suppressions(search: string, { limit, skip }: Page): Promise<PageAnswer<SuppressionRow>> {
    const part = containing(search);
    const [rows, [counted]] = await Promise.all([
      this.sql.query<{ email: string; at: Date }>(OPT_OUTS, [part, skip, limit]),
      this.sql.query<{ total: number }>(OPT_OUT_COUNT, [part]),
    ]);
    const data = rows.map(({ email, at }) => ({ email, at: at.toISOString() }));
    return { success: true, data, total: counted?.total ?? 0 };
  }
}

const present = ({ refusal, created_at, sent_at, ...mail }: StoredMail, job: WaitingJob | undefined): MailRow => ({
  ...mail,
  reason: refusal ?? job?.lastError?.slice(0, 300) ?? null,
  tries: job?.tries ?? 0,
  next_try_at: job?.nextTryAt.toISOString() ?? null,
  created_at: created_at.toISOString(),
  sent_at: sent_at?.toISOString() ?? null,
});
