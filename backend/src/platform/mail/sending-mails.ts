import type { MailTemplateId } from '@summit/content/messages';
import { Batcher } from '../database/batcher.js';
import { Sql, statement } from '../database/sql.js';
import { ms } from '../database/sql-text.js';
import type { MailState } from './mail-message.entity.js';

/**
 * A try ends within this time, or its process has died: the mail server may take 20 s for its answer (smtp-mailer.ts), and noting it may
 * take 45 s (database/retry-until-stored.ts).
 */
export const SEND_LEASE_MS = 90_000;
/** SQL on `mail`: whether somebody may have it on its way at this moment. */
export const UNDER_WAY = `coalesce(mail.handed_over_at > now() - make_interval(secs => ${SEND_LEASE_MS / 1_000}), false)`;

const READ = statement(
  'mail-read',
  `select id, template, recipient, values, handovers, ${UNDER_WAY} as "underWay", ${ms('late_at')} as late
   from mail_message mail where id = any($1::uuid[]) and state = 'waiting'`,
);
/** Of two that send the same mail at the same moment, one finds that somebody else has counted. */
const HANDING_OVER = statement(
  'mail-handing-over',
  `update mail_message mail set handovers = mail.handovers + 1, handed_over_at = now()
   from unnest($1::uuid[], $2::int[]) as given(id, handovers) where mail.id = given.id and mail.state = 'waiting'
     and mail.handovers = given.handovers returning mail.id`,
);
/** `$3`: how many hand-overs that nobody answered there are now. Only of one's own: of another one's the count has gone on. */
const TRY_ENDED = statement(
  'mail-try-ended',
  'update mail_message set handovers = $3, handed_over_at = null where id = $1 and handovers = $2 + 1',
);
/**
 * Its values are emptied, because links in them open things, unless it failed and may be sent again. PostgreSQL knows the size of arrays,
 * and takes records out of JSON for a hundred, for which it would read the whole table.
 */
const END = statement(
  'mail-end',
  `update mail_message mail set state = ended.state, refusal = ended.refusal,
     sent_at = case when ended.state = 'sent' then now() end, values = case when ended.keeps then values else '{}' end
   from unnest($1::uuid[], $2::text[], $3::text[], $4::boolean[]) as ended(id, state, refusal, keeps) where mail.id = ended.id`,
);

export interface StoredMail {
  id: string;
  template: MailTemplateId;
  recipient: string;
  values: Record<string, string>;
  /** How often it was given away without an answer that we know of. */
  handovers: number;
  /** Somebody else may have it on its way. */
  underWay: boolean;
  /** From when on it says what is no longer so (ms), if ever. Only those of `enqueueAll` have such a time. */
  late?: number | null;
}

type Handover = Pick<StoredMail, 'id' | 'handovers'>;

/** The same mail may be on its way in another job or process, which also notes its end. It is to be looked at again after SEND_LEASE_MS. */
export class AlreadySending extends Error {
  constructor() {
    super('the mail is being sent elsewhere');
    this.name = 'AlreadySending';
  }
}

export interface MailResult {
  id: string;
  state: Exclude<MailState, 'waiting'>;
  refusal: string | null;
  /** It may be sent again. */
  keeps: boolean;
}

/**
 * The rows of mails that are on their way. Several are at the same moment, so they are read and written together.
 *
 * What whoever reads a row that waits may do, by its columns `handovers` and `handed_over_at`:
 *
 * | handovers | handed_over_at    | what has happened                                          | what the reader does                       |
 * | --------- | ----------------- | ---------------------------------------------------------- | ------------------------------------------ |
 * | 0         | null              | nothing, or the server has surely not taken it             | sends it now                               |
 * | 1         | null              | its try ended, the server's answer is lost                 | sends it now, for the second and last time |
 * | 1         | longer than 90 s  | the process died in its try: nobody knows whether it went  | sends it now, for the second and last time |
 * | 1, 2      | less than 90 s    | another one's try is under way                             | leaves it to a job in 90 s, which reads it |
 * | 2         | null, longer      | both answers are lost                                      | ends it as `unconfirmed`                   |
 *
 * What is not to be sent any more, as it would be late or its recipient has unsubscribed, ends at once: as `refused` with 0 hand-overs, else
 * as `unconfirmed`.
 *
 * Readers are the job that decided on it (`sendNow`), the same job once more, the mail's own job `mail/send`, and an operator
 * (`sendAgain`), who does not send but hurries the mail's job or adds it. Of two that read 0 or 1 at the same moment one hands it over;
 * the other one's `noteHandover` throws, so its copy never goes out, and it leaves the mail to a job in 90 s. A try that ends without an
 * end of the mail makes the row 0 again where the server has surely not taken it, and empties `handed_over_at` in any case: what follows
 * is tried as soon as the queue tries a failed job.
 */
export class SendingMails {
  private readonly reads = new Batcher<string, StoredMail | null>((ids) => this.readAll(ids));
  private readonly handovers = new Batcher<Handover, boolean>((given) => this.noteHandovers(given));
  private readonly ends = new Batcher<MailResult>((mails) => this.endAll(mails));

  constructor(private readonly sql: Sql) {}

  /** Null where it does not wait any more. */
  read(id: string): Promise<StoredMail | null> {
    return this.reads.add(id);
  }

  /** Before anything of its text is sent. Throws where somebody else has handed it over since it was read. */
  async noteHandover({ id, handovers }: Handover): Promise<void> {
    if (!(await this.handovers.add({ id, handovers }))) throw new AlreadySending();
  }

  /** After one's own hand-over. `certain`: the server has surely not taken it. */
  async noteFailedTry({ id, handovers }: Handover, { certain }: { certain: boolean }): Promise<void> {
    await this.sql.query(TRY_ENDED, [id, handovers, certain ? handovers : handovers + 1]);
  }

  end(mail: MailResult): Promise<void> {
    return this.ends.add(mail);
  }

  private async readAll(ids: string[]): Promise<(StoredMail | null)[]> {
    const rows = await this.sql.query<StoredMail>(READ, [ids]);
    const mails = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => mails.get(id) ?? null);
  }

  /** Of two equal ones the second is late. */
  private async noteHandovers(given: Handover[]): Promise<boolean[]> {
    const rows = await this.sql.query<{ id: string }>(HANDING_OVER, [
      given.map(({ id }) => id),
      given.map(({ handovers }) => handovers),
    ]);
    const noted = new Set(rows.map(({ id }) => id));
    return given.map(({ id }) => noted.delete(id));
  }

  private async endAll(mails: MailResult[]): Promise<void[]> {
    await this.sql.query(END, [
      mails.map(({ id }) => id),
      mails.map(({ state }) => state),
      mails.map(({ refusal }) => refusal),
      mails.map(({ keeps }) => keeps),
    ]);
    return mails.map(() => undefined);
  }
}
