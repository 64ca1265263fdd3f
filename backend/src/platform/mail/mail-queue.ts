import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { MailTemplateId, MailValues, SenderVariable } from '@summit/content/messages';
import { isErasedAddress } from '@summit/rules';
import { executorOf, Sql, statement } from '../database/sql.js';
import { at } from '../database/sql-text.js';
import type { Transaction } from '../database/transactions.port.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Outbox } from '../outbox/outbox.js';
import { TaskRegistry } from '../outbox/task-registry.js';
import { isStillTried } from '../outbox/waiting-jobs.js';
import { MAX_MAILS_PER_DAY } from './flood-limit.js';
import type { CountedKind } from './mail-message.entity.js';
import { MailSender } from './mail-sender.js';
import { AlreadySending, SEND_LEASE_MS, UNDER_WAY } from './sending-mails.js';
import { countedKindOf, StoringMails } from './storing-mails.js';

const SEND_TASK = 'mail/send';
/** Of the job that sends one mail. */
export const mailJobKey = (id: string): string => `mail:${id}`;

const INSERT = statement(
  'mail-insert',
  `insert into mail_message (key, template, recipient, values, counted_as) values ($1, $2, $3, $4, $5)
   on conflict (key) do nothing returning id`,
);
const INSERT_ALL = statement(
  'mail-insert-all',
  `insert into mail_message (key, template, recipient, values, late_at)
   select key, template, recipient, values, ${at('late')}
   from jsonb_to_recordset($1::jsonb) as mail(key text, template text, recipient text, values jsonb, late float8)
   on conflict (key) do nothing returning id`,
);
/** Whoever counts an address waits for whoever is about to add to the count. */
const LOCK_COUNT = statement('mail-lock-count', `select pg_advisory_xact_lock(hashtextextended('mails to ' || $1, 0))`);
const ASKED_TODAY = statement(
  'mail-asked-today',
  `select count(*)::int as asked from mail_message
   where recipient = $1 and created_at > now() - interval '24 hours' and counted_as = $2`,
);
/** A failed mail is as it was before its first try. */
const REVIVE = statement(
  'mail-revive',
  `update mail_message set state = 'waiting', refusal = null, handovers = 0, handed_over_at = null
   where id = $1 and state in ('refused', 'unconfirmed') and values <> '{}' returning id`,
);
const IS_WAITING = statement(
  'mail-is-waiting',
  `select ${UNDER_WAY} as "underWay", ${isStillTried(`'mail:' || mail.id`)} as "hasJob"
   from mail_message mail where id = $1 and state = 'waiting' for update`,
);
const FORGET_VALUES = statement(
  'mail-forget-values',
  `update mail_message set values = '{}' where state in ('refused', 'unconfirmed') and values <> '{}'
     and created_at < now() - interval '72 hours'`,
);

/** What a server has refused for good is not stuck, and one slow receiver is no reason while other mail goes out. */
const STUCK = statement(
  'mail-stuck',
  `select exists (select 1 from mail_message where state = 'waiting' and created_at < now() - interval '10 minutes')
      and not exists (select 1 from mail_message where sent_at > now() - interval '10 minutes') as stuck`,
);

/** As long as the queue waits before it tries a job for the second time. */
const SECOND_TRY_MS = 3_000;

export interface MailRequest {
  /** Why this mail is sent, once: `welcome:<signup id>`. */
  key: string;
  template: MailTemplateId;
  recipient: string;
  values: Record<string, string>;
  /** For what an administrator sends, and for the way into an account that its owner would be without: no limit, and no part of one. */
  unlimited?: true;
}

/** One of many. `late`, in ms: from then on it would say what is no longer so, and is not sent. */
export type BulkMail = MailRequest & { late?: number };

/** What a mail's template asks its sender for; the rest comes from the configuration. */
export type OwnValues<Id extends MailTemplateId> = Omit<MailValues<Id>, SenderVariable>;

/** Mail that is decided inside a transaction and sent after it by the job queue, or at once by the job that decides on it. */
@Injectable()
export class MailQueue implements OnModuleInit {
  private readonly storing: StoringMails;

  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    private readonly tasks: TaskRegistry,
    private readonly sender: MailSender,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.storing = new StoringMails(sql);
  }

  onModuleInit(): void {
    this.tasks.register(SEND_TASK, ({ mail_id }: { mail_id: string }) => this.sendStored(mail_id));
  }

  /**
   * Queues the mail in the caller's transaction; a second request with the same key changes nothing. Answers whether it was the first.
   * False also where strangers have had the address sent too many today, and where it stands for an erased person: then whatever the
   * mail was to bring must not replace what the mails before it have brought.
   */
  async enqueue(tx: Transaction, mail: MailRequest): Promise<boolean> {
    if (isErasedAddress(mail.recipient)) return false;
    const countedAs = mail.unlimited ? null : countedKindOf(mail.template);
    if (countedAs && (await this.isFlooded(tx, mail, countedAs))) return false;
    const [row] = await executorOf(tx).query<{ id: string }>(INSERT, [
      mail.key,
      mail.template,
      mail.recipient,
      mail.values,
      countedAs,
    ]);
    if (row) await this.addJob(tx, row.id);
    return row !== undefined;
  }

  /**
   * Stores the mail and sends it at once, for a job that may wait for the mail server: what it costs to queue the mail is saved. Where it
   * can't be sent now it is queued. Repeatable like `enqueue`: a mail that was stored by a job that died is sent by its next try.
   */
  async sendNow(mail: Omit<MailRequest, 'unlimited'>): Promise<void> {
    if (isErasedAddress(mail.recipient)) return;
    const stored = await this.storing.store(mail);
    if (stored === 'flooded') this.warnOfFlood(mail);
    if (!stored || stored === 'flooded') return;
    try {
      await this.sender.send(stored);
    } catch (error) {
      this.log.warn(
        { mail_id: stored.id, reason: error instanceof Error ? error.message : String(error) },
        'a mail waits',
      );
      const delayMs = error instanceof AlreadySending ? SEND_LEASE_MS : SECOND_TRY_MS;
      await this.sql.transaction((tx) => this.addJob(tx, stored.id, delayMs));
    }
  }

  /** Queues many at once, behind all other mail. A key that was queued before is left out. Answers how many were queued. */
  async enqueueAll(tx: Transaction, mails: readonly BulkMail[]): Promise<number> {
    const wanted = mails.filter(({ recipient }) => !isErasedAddress(recipient));
    const rows = await executorOf(tx).query<{ id: string }>(INSERT_ALL, [JSON.stringify(wanted)]);
    const jobs = rows.map(({ id }) => ({ key: mailJobKey(id), payload: { mail_id: id } }));
    await this.outbox.addJobs(tx, SEND_TASK, jobs);
    return rows.length;
  }

  /**
   * Sends a failed mail once more, and a waiting one now; null where neither can be. `later`: a mail server has it at this moment, so that
   * a second copy would come; its job looks at it again in 90 s.
   */
  async sendAgain(id: string): Promise<'now' | 'later' | null> {
    return this.sql.transaction(async (tx) => {
      const [revived] = await tx.query(REVIVE, [id]);
      if (revived) await this.addJob(tx, id);
      if (revived) return 'now';
      const [waiting] = await tx.query<{ underWay: boolean; hasJob: boolean }>(IS_WAITING, [id]);
      if (!waiting) return null;
      // A mail that waits without a job is sent by the job that decided on it, or has lost its own.
      if (!waiting.hasJob) await this.addJob(tx, id, waiting.underWay ? SEND_LEASE_MS : 0);
      else if (!waiting.underWay) await this.outbox.hurry(tx, mailJobKey(id));
      return waiting.underWay ? 'later' : 'now';
    });
  }

  /** What failed 72 hours ago is not sent again: nothing keeps its links. */
  async forgetFailed(): Promise<void> {
    await this.sql.query(FORGET_VALUES);
  }

  private async isFlooded(
    tx: Transaction,
    { template, recipient }: MailRequest,
    countedAs: CountedKind,
  ): Promise<boolean> {
    await executorOf(tx).query(LOCK_COUNT, [recipient]);
    const [row] = await executorOf(tx).query<{ asked: number }>(ASKED_TODAY, [recipient, countedAs]);
    if (row!.asked < MAX_MAILS_PER_DAY) return false;
    this.warnOfFlood({ template });
    return true;
  }

  private warnOfFlood({ template }: Pick<MailRequest, 'template'>): void {
    this.log.warn({ template }, 'an address has had as many mails today as anybody can ask for');
  }

  /** Whether mail has not gone out for ten minutes: people who wait for one are then better told to ask support. */
  async isStuck(): Promise<boolean> {
    const [row] = await this.sql.query<{ stuck: boolean }>(STUCK);
    return row?.stuck ?? false;
  }

  private addJob(tx: Transaction, id: string, delayMs = 0): Promise<void> {
    return this.outbox.addJob(tx, { task: SEND_TASK, payload: { mail_id: id }, key: mailJobKey(id), delayMs });
  }

  private async sendStored(id: string): Promise<void> {
    try {
      await this.sender.sendStored(id);
    } catch (error) {
      if (!(error instanceof AlreadySending)) throw error;
      // Takes the place of this job, whose own next try would come too soon.
      await this.sql.transaction((tx) => this.addJob(tx, id, SEND_LEASE_MS));
    }
  }
}
